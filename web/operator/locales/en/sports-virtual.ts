export default {
  setting_sportsbook_keepDays: 'Prices and events of matches without bets are kept (days after the result)',
  setting_sportsbook_virtualOn: 'Virtual matches, played by models round the clock',
  setting_sportsbook_virtualSpeed: 'Speed of virtual matches (minutes of a match in a minute)',
} as const
