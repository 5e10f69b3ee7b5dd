/** The terms of promotions in plain words; web/ui/promotions/story.tsx writes them. */
export default {
  // What it gives.
  promo_story_match: 'Deposit {min} or more and receive {percent}% as a bonus, up to {max}.',
  promo_story_first_deposit:
    'On your first deposit of {min} or more you receive {percent}% as a bonus, up to {max}.',
  promo_story_reload: 'On the first deposit of the day of {min} or more you receive {percent}%, up to {max}.',
  promo_story_cashback:
    'If your net loss from {from} to {until} is {min} or more, {percent}% of it is paid back, up to {max}.',
  promo_story_cashback_week:
    'If your net loss from Monday to Sunday is {min} or more, {percent}% of it is paid back, up to {max}.',
  promo_story_cashback_loss: 'Net loss = turnover − payouts − bonuses received.',
  promo_story_cashback_credit: 'Credited {time}, nothing to press.',
  promo_story_rescue: 'Customer service credited {amount} to you: {reason}.',
  promo_story_fixed: 'Receive {amount}.',
  // Inviting friends.
  promo_story_referral:
    'When a friend registers with your link, deposits {deposit} and reaches valid bets of {valid} within {days, plural, one {# day} other {# days}}, you receive {reward} and your friend {friend}.',
  promo_story_referral_share:
    'You also receive {percent}% of the valid bets of your friend for {days, plural, one {# day} other {# days}}, up to {max} a day.',
  promo_story_referral_same: 'Accounts with the same device, network or bank account are not counted.',
  // What it asks for.
  promo_story_turnover:
    'Turnover {times}× of {base} before withdrawing, within {days, plural, one {# day} other {# days}}.',
  promo_story_turnover_open: 'Turnover {times}× of {base} before withdrawing.',
  promo_story_turnover_example: 'Example: deposit {deposit}, bonus {bonus}, turnover {required}.',
  promo_story_turnover_none: 'No turnover.',
  promo_base_deposit: 'deposit',
  promo_base_reward: 'amount received',
  promo_base_both: 'deposit and amount received',
  promo_story_games: 'Games that count: {games}.',
  promo_story_games_weight: 'Counted at {percent}%: {games}.',
  promo_story_games_none: 'Not counted: {games}.',
  promo_story_games_excluded: 'Not to be played with this bonus: {games}.',
  promo_story_max_bet: 'Up to {max} per round until the turnover is met.',
  promo_story_expiry:
    'What is not finished within {days, plural, one {# day} other {# days}} is removed with the bonus money. Your own money stays.',
  promo_story_no_rebate: 'No rebate while this turnover is open.',
  promo_story_not_combined: 'Only one deposit promotion can be used for a deposit.',
  promo_story_day_cap: 'Bonuses credited in one day are limited to {max} in total.',
  promo_story_rg: 'Not available during a break or self-exclusion.',
  // Whom it is for, and how often.
  promo_story_who_all: 'For all members',
  promo_story_who_new: 'For members who have not deposited yet',
  promo_story_who_vip: 'For VIP {level} and above',
  promo_story_who_vip_range: 'For VIP {from} to VIP {to}',
  promo_story_who_invited: 'For invited members only',
  promo_story_once_person: 'Once per person',
  promo_story_once_person_help:
    'One person means one account, one bank account, one phone number and one device.',
  promo_story_once_day: 'Once a day',
  promo_story_once_week: 'Once a week',
  // Products within a sentence.
  promo_category_all_games: 'all games',
  promo_category_rng: 'slots',
  promo_category_live: 'live casino',
  promo_category_fish: 'fish games',
  promo_category_pvp: 'card games',
  promo_category_sports: 'sports',
  promo_category_esports: 'e-sports',
  promo_category_cockfight: 'cockfight',
  promo_category_lott: 'lottery',
  promo_category_elott: 'e-lottery',
  promo_category_vn: 'Vietnam lottery',
  promo_category_sea: 'lottery from abroad',
} as const
