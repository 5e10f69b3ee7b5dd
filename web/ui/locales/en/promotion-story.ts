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
  promo_story_rescue_up_to: 'Customer service may credit up to {max} to you.',
  promo_story_rescue_apply:
    'Tell us what happened, with up to 3 images. Each application is looked at by a person.',
  promo_story_rescue_claim: 'Claim it within {days, plural, one {# day} other {# days}} of the approval.',
  promo_story_cashback_monday: 'Credited on Monday at 12:00, nothing to press.',
  promo_story_vip_upgrade: 'Each new VIP level pays its bonus once, and skipped levels pay theirs too.',
  promo_story_vip_monthly: 'Your level pays its monthly bonus on the 1st.',
  promo_story_vip_table:
    'The VIP page has the amounts of all levels. They are credited at night, nothing to press.',
  promo_story_birthday:
    'Your VIP level pays its birthday bonus once a year, {days, plural, =0 {on your birthday} one {at most # day before or after your birthday} other {at most # days before or after your birthday}}.',
  promo_story_birthday_kyc: 'Your identity must be verified at level {level}.',
  promo_story_fixed: 'Receive {amount}.',
  promo_story_envelope:
    '{count, plural, one {# envelope} other {# envelopes}} with {pool} in total are opened on {time}. One per member.',
  promo_story_envelope_who:
    'For members who deposited {deposit} within {days, plural, one {# day} other {# days}}.',
  promo_story_envelope_fair:
    'All shares are drawn at the opening from a seed whose hash is published before.',
  promo_story_raffle: 'One ticket for each deposit of {deposit} or valid bets of {valid}. Draw on {time}.',
  promo_story_raffle_prizes: '{count, plural, one {# prize} other {# prizes}}: {amounts}',
  promo_story_raffle_claim: 'Prizes must be claimed within {days, plural, one {# day} other {# days}}.',
  promo_story_raffle_fair:
    'The winners are drawn from a seed whose hash is published before, and from the closed ticket list.',
  // Inviting friends.
  promo_story_referral:
    'When a friend registers with your link, deposits {deposit} and reaches valid bets of {valid} within {days, plural, one {# day} other {# days}}, you receive {reward} and your friend {friend}.',
  promo_story_referral_alone:
    'When a friend registers with your link, deposits {deposit} and reaches valid bets of {valid} within {days, plural, one {# day} other {# days}}, you receive {reward}.',
  promo_story_referral_friend: 'Your friend’s amount has a turnover of {times}×.',
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
  promo_story_games_price: 'Counted at odds of {price} or more only: {games}.',
  promo_story_max_bet:
    'Up to {percent}% of what you receive and no more than {max} per round until the turnover is met.',
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
  promo_category_blackjack: 'blackjack',
  promo_category_fish: 'fish games',
  promo_category_pvp: 'card games',
  promo_category_sports: 'sports',
  promo_category_esports: 'e-sports',
  promo_category_cockfight: 'cockfight',
  promo_category_lott: 'lottery',
  promo_category_elott: 'e-lottery',
  promo_category_vn: 'Vietnam lottery',
  promo_category_sea: 'South East Asian lottery',
  promo_story_check_in:
    'Check in on a day with a deposit of {deposit} or valid bets of {valid}. Day 1 to day {days}: {amounts}.',
  promo_story_check_in_miss: 'If you miss a day it starts again at day 1.',
  promo_story_reward_turnover: 'Turnover {times}× of the amount received before withdrawing.',
  promo_story_mission_deposit_amount: 'Deposit {amount} {period}.',
  promo_story_mission_deposit_count:
    '{count, plural, one {Deposit # time} other {Deposit # times}} {period}.',
  promo_story_mission_deposit_count_from:
    'Deposit {least} or more {count, plural, one {# time} other {# times}} {period}.',
  promo_story_mission_valid: 'Reach valid bets of {amount} in {games} {period}.',
  promo_story_mission_rounds:
    '{count, plural, one {Play # round} other {Play # rounds}} of {games} {period}.',
  promo_story_mission_wins: '{count, plural, one {Win # round} other {Win # rounds}} in {games} {period}.',
  promo_story_mission_cash: 'The reward is {reward}.',
  promo_story_mission_points: 'The reward is {points, plural, one {# point} other {# points}}.',
  promo_story_mission_free_rounds: 'The reward is free rounds, with their own terms.',
  promo_story_mission_claim: 'Claim until the end of the next day.',
  promo_story_leaderboard:
    'Members are ranked by valid bets in {games} {period}. Prizes for rank 1 to {places}.',
  promo_story_leaderboard_prizes: 'Prizes from rank 1 on: {amounts}.',
  promo_story_leaderboard_tie: 'If figures are equal, the one who reached it first is ranked higher.',
  promo_period_day: 'each day',
  promo_period_week: 'each week',
  promo_period_month: 'each month',
  // Free rounds, and the games that they are played in.
  promo_story_free_rounds:
    '{rounds, plural, one {# free round} other {# free rounds}} at {stake} each in {games}.',
  promo_story_free_rounds_claim: 'Press to take them.',
  promo_story_free_rounds_grant: 'Given to the members it is for, nothing to press.',
  promo_story_free_rounds_mission: 'They come with the reward of a mission.',
  promo_story_free_rounds_deposit: 'They come with your first deposit of {min} or more.',
  promo_story_free_rounds_time:
    'Play them within {days, plural, one {# day} other {# days}}. Rounds that are left then are lost.',
  promo_story_free_rounds_credit:
    'When all are played or the time is over, everything they won is credited at once as a bonus, up to {max}.',
  promo_story_free_rounds_example: 'Example: the rounds won {won}, bonus {bonus}, turnover {required}.',
  promo_story_free_rounds_stake:
    'The stakes are ours, so they count for no turnover and no rebate, and the rounds take part in no jackpot.',
  promo_story_free_rounds_fair: 'Every round is drawn like any other and can be verified.',
  promo_game_benjarong: 'Benjarong Treasures',
  promo_game_betta20: 'Betta Treasure',
  promo_game_bosang: 'Bo Sang Umbrellas',
  promo_game_buffalo243: 'Golden Field Buffalo',
  promo_game_catfortune: 'Fortune Cat',
  promo_game_chalawan: 'Gold of Chalawan',
  promo_game_durian20: 'Golden Durian',
  promo_game_garland: 'Golden Garland',
  promo_game_goldcrab: 'Golden Sea Crab',
  promo_game_jewellotus: 'Precious Lotus',
  promo_game_kitewind: 'Lord of the Kites',
  promo_game_krathong: 'Night of Krathong',
  promo_game_longdrum: 'Long Drum Parade',
  promo_game_moonrabbit: 'Moonlit Rabbit',
  promo_game_muaygold: 'Golden Gloves',
  promo_game_naga243: 'Naga Treasure',
  promo_game_ninegems: 'Nine Gems',
  promo_game_orchard: 'Golden Orchard',
  promo_game_siamgold20: 'Siam Gold Elephant',
  promo_game_somtam20: 'Som Tam Cascade',
  promo_game_tigerspirit: 'Spirit Tiger',
  promo_game_tuktuk3: 'Lucky Tuk-Tuk',
  promo_game_yaksha25: 'Treasure Guardian',
  promo_game_yipeng243: 'Yi Peng Lanterns',
} as const
