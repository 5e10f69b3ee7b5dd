/** The board of the Vietnamese lotteries. */
export default {
  lottery_vn_lo2: '2 digits, all prizes',
  lottery_vn_lo2_help:
    'Last two digits of every number, each hit pays. Example: 12 on a south board comes twice, it pays twice; cost 18 units.',
  lottery_vn_lo3: '3 digits, all prizes',
  lottery_vn_lo3_help:
    'Last three digits of every number with three digits or more. Example: 345, prize 12345 hits.',
  lottery_vn_lo4: '4 digits, all prizes',
  lottery_vn_lo4_help:
    'Last four digits of every number with four digits or more. Example: 2345, prize 12345 hits.',
  lottery_vn_de: 'Special tail, 2 digits',
  lottery_vn_de_help: 'Last two of the special prize. Example: 47, special 20347 wins.',
  lottery_vn_dau: 'Head, 2 digits',
  lottery_vn_dau_help:
    'North: the four seventh prizes; south and central: the eighth prize. Example: 47, eighth prize 47 wins.',
  lottery_vn_dd: 'Head and tail, 2 digits',
  lottery_vn_dd_help:
    'Head and special tail together, each hit pays. Example: north 47, sevenths 03 47 47 91, special 20347: three hits.',
  lottery_vn_de_first: 'First prize tail, 2 digits',
  lottery_vn_de_first_help: 'Last two of the first prize. Example: 47, first prize 81247 wins.',
  lottery_vn_xc: 'Head and tail, 3 digits',
  lottery_vn_xc_help:
    'Three-digit prizes (north sixth, south seventh) and the last three of the special. Example: 347, special 20347 hits.',
  lottery_vn_xc_head: 'Head, 3 digits',
  lottery_vn_xc_head_help:
    'The three-digit prizes only. Example: 347, seventh prize 347 on a south board wins.',
  lottery_vn_xc_tail: 'Special tail, 3 digits',
  lottery_vn_xc_tail_help: 'Last three of the special prize. Example: 347, special 20347 wins.',
  lottery_vn_tail4: 'Special tail, 4 digits',
  lottery_vn_tail4_help: 'Last four of the special prize. Example: 0347, special 20347 wins.',
  lottery_vn_dig_head: 'Tens digit of the special',
  lottery_vn_dig_head_help:
    'Tens digit of the last two of the special prize. Example: 4, special 20347 wins.',
  lottery_vn_dig_tail: 'Units digit of the special',
  lottery_vn_dig_tail_help: 'Units digit of the special prize. Example: 7, special 20347 wins.',
  lottery_vn_lo7: 'Seven prizes',
  lottery_vn_lo7_help:
    'South and central: eighth, seventh, three sixths, fifth and special, each hit pays. Example: 12, seventh prize 312 hits; cost 7 units.',
  lottery_vn_xien2: 'Parlay of 2 numbers',
  lottery_vn_xien2_help:
    'Both two-digit numbers appear anywhere. Example: 12 34, prizes end in 12 and 34: wins.',
  lottery_vn_xien3: 'Parlay of 3 numbers',
  lottery_vn_xien3_help:
    'All three appear anywhere. Example: 12 34 56, all three come: wins; one missing: not won.',
  lottery_vn_xien4: 'Parlay of 4 numbers',
  lottery_vn_xien4_help: 'All four appear anywhere. Example: 12 34 56 78, all four come: wins.',
  lottery_vn_da: 'Pairs of numbers',
  lottery_vn_da_help:
    'Every pair of your 2 to 5 numbers is a bet; a pair pays for the smaller count of hits. Example: 12 34 56, 12 comes twice and 34 once: the pair 12–34 pays once.',
  lottery_vn_truot4: '4 numbers miss',
  lottery_vn_truot4_help:
    'None of your 4 numbers comes. Example: 12 34 56 78, no prize ends in any of them: wins.',
  lottery_vn_truot5: '5 numbers miss',
  lottery_vn_truot5_help:
    'None of your 5 numbers comes. Example: 12 34 56 78 90, no prize ends in any of them: wins.',
  lottery_vn_truot6: '6 numbers miss',
  lottery_vn_truot6_help:
    'None of your 6 numbers comes. Example: 12 34 56 78 90 05, no prize ends in any of them: wins.',
  lottery_vn_truot7: '7 numbers miss',
  lottery_vn_truot7_help:
    'None of your 7 numbers comes. Example: 12 34 56 78 90 05 17, no prize ends in any of them: wins.',
  lottery_vn_truot8: '8 numbers miss',
  lottery_vn_truot8_help:
    'None of your 8 numbers comes. Example: 12 34 56 78 90 05 17 29, no prize ends in any of them: wins.',
  lottery_vn_truot9: '9 numbers miss',
  lottery_vn_truot9_help:
    'None of your 9 numbers comes. Example: 12 34 56 78 90 05 17 29 41, no prize ends in any of them: wins.',
  lottery_vn_truot10: '10 numbers miss',
  lottery_vn_truot10_help:
    'None of your 10 numbers comes. Example: 12 34 56 78 90 05 17 29 41 63, no prize ends in any of them: wins.',
  lottery_vn_lo8: 'Eight prizes',
  lottery_vn_lo8_help:
    'North: special, three sixths and the first listed third, fourth, fifth and seventh. Example: 12, sixth prize 512 hits; cost 8 units.',
  lottery_vn_region_north: 'North',
  lottery_vn_region_central: 'Central',
  lottery_vn_region_south: 'South',
  lottery_vn_region_vn_fast: 'Fast',
  lottery_vn_regions: 'Region',
  lottery_vn_boards: 'Boards that are drawn next',
  lottery_vn_tab_all: 'All prizes',
  lottery_vn_tab_ends: 'Head and tail',
  lottery_vn_tab_sets: 'Parlays',
  lottery_vn_tab_miss: 'No hit',
  lottery_vn_plays: 'Kinds of bets',
  lottery_vn_pays: 'pays {odds}',
  lottery_vn_each_hit: 'Every hit pays',
  lottery_vn_cost: '{count, plural, one {A number costs # unit} other {A number costs # units}}',
  lottery_vn_cost_set: 'A set costs 1 unit',
  lottery_vn_cost_pairs: 'Each pair in the set costs 1 unit',
  lottery_vn_how: 'How it wins',
  lottery_vn_reverse: 'Reversed too',
  lottery_vn_double: 'Doubles',
  lottery_vn_random: '{count, plural, one {# random number} other {# random numbers}}',
  lottery_vn_random_set: 'Random set',
  lottery_vn_numbers: 'Numbers',
  lottery_vn_digits: '{count, plural, one {# digit} other {# digits}}',
  lottery_vn_type: '{count, plural, one {Numbers of # digit} other {Numbers of # digits}}',
  lottery_vn_type_hint: 'Several at once: put a space between them',
  lottery_vn_type_wrong: 'Not a number of this length: {typed}',
  lottery_vn_typed_closed: 'Closed for bets: {typed}',
  lottery_vn_type_add: 'Add',
  lottery_vn_set_pick: '{count, plural, one {Choose # number} other {Choose # numbers}}',
  lottery_vn_set_pick_range: 'Choose {least} to {most} numbers',
  lottery_vn_set_add: 'Add this set',
  lottery_vn_set_chosen: 'Chosen: {numbers}',
  lottery_vn_closed: 'closed',
  lottery_vn_result: 'Result {numero}',
  lottery_vn_result_hits: '{count, plural, one {{number} came # time} other {{number} came # times}}',
  lottery_vn_disclaimer:
    'Results refer to the official Vietnamese draws. This site is not connected with their organisers.',
  lottery_vn_change_board: 'Boards',
}
