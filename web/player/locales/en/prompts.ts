/** The promotions of the home page, and what floats over its corner. */
export default {
  prompt_label: 'Reminder',
  prompt_close: 'Close the reminder',
  prompt_rain_soon: 'Red envelopes open at {time}',
  prompt_rain_open: 'Open a red envelope by {time}',
  prompt_check_in: 'Check in for today',
  prompt_missions: '{n, plural, one {# mission reward is ready} other {# mission rewards are ready}}',
} as const
