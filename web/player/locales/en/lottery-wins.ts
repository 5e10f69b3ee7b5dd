/** What a member is told of their wins in lotteries, on whichever page. */
export default {
  lottery_win_told: 'You won {amount} · {game} · {issue}',
  lottery_win_corrected: 'Result corrected: {amount} more for you · {game} · {issue}',
  lottery_win_many: 'You won in {count} draws, {amount} in all',
  lottery_win_see: 'See ticket',
} as const
