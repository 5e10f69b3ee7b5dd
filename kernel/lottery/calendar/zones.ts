/** The zones in which draws and markets keep their times (domain/lottery.md §6). */
export const zones = {
  THAILAND: 'Asia/Bangkok',
  TAIWAN: 'Asia/Taipei',
  KOREA: 'Asia/Seoul',
  SINGAPORE: 'Asia/Singapore',
  INDIA: 'Asia/Kolkata',
  EGYPT: 'Africa/Cairo',
  RUSSIA: 'Europe/Moscow',
  GERMANY: 'Europe/Berlin',
  BRITAIN: 'Europe/London',
  NEW_YORK: 'America/New_York',
} as const
