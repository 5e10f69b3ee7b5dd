/**
 * The stock exchanges of the stock lotteries (domain/lottery.md §6): when a session closes and when they do
 * not trade. Times that follow a market abroad are its own clock's, so that summer time needs no rule here.
 */
import { drawDates, type DayTimes } from './draw-days.ts'
import { zones } from './zones.ts'

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5]

export interface Exchange {
  /** 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** What stands behind the code of the exchange in a lottery's code, and the times of the session. */
  readonly sessions: Readonly<Record<string, DayTimes>>
}

function session(zone: string, close: string, result: string, resultUntil: string): DayTimes {
  return { zone, close, result, resultUntil }
}

const thai = (close: string, result: string, resultUntil: string) =>
  session(zones.THAILAND, close, result, resultUntil)

const trading = (sessions: Exchange['sessions'], weekdays = MONDAY_TO_FRIDAY): Exchange => ({
  weekdays,
  sessions,
})

export const exchanges: Readonly<Record<string, Exchange>> = {
  THAI_STOCK: trading({
    AM: thai('10:00', '10:05', '10:25'),
    NOON: thai('12:15', '12:35', '12:55'),
    PM: thai('14:20', '14:35', '14:55'),
    CLOSE: thai('16:25', '16:40', '17:00'),
  }),
  NIKKEI: trading({ AM: thai('09:20', '09:30', '09:50'), PM: thai('12:50', '13:00', '13:20') }),
  CHINA: trading({ AM: thai('10:20', '10:35', '10:55'), PM: thai('13:50', '14:05', '14:25') }),
  HANG_SENG: trading({ AM: thai('10:55', '11:05', '11:25'), PM: thai('14:55', '15:05', '15:25') }),
  TAIWAN_STOCK: trading({ '': session(zones.TAIWAN, '13:20', '13:35', '13:55') }),
  KOREA_STOCK: trading({ '': session(zones.KOREA, '15:20', '15:35', '15:55') }),
  SINGAPORE_STOCK: trading({ '': session(zones.SINGAPORE, '16:55', '17:20', '17:40') }),
  INDIA_STOCK: trading({ '': session(zones.INDIA, '15:20', '15:45', '16:05') }),
  // Egypt trades from Sunday to Thursday.
  EGYPT_STOCK: trading({ '': session(zones.EGYPT, '14:20', '14:40', '15:00') }, [0, 1, 2, 3, 4]),
  RUSSIA_STOCK: trading({ '': session(zones.RUSSIA, '18:40', '19:00', '19:20') }),
  GERMANY_STOCK: trading({ '': session(zones.GERMANY, '17:25', '17:45', '18:05') }),
  UK_STOCK: trading({ '': session(zones.BRITAIN, '16:25', '16:45', '17:05') }),
  // The New York close is 03:00 or 04:00 of the next day in Thailand; the issue has the date of the session.
  DOW: trading({ '': session(zones.NEW_YORK, '16:00', '16:05', '16:30') }),
}

/** The trading dates of an exchange from one date to another, both included. */
export const tradingDates = (
  exchange: Exchange,
  from: string,
  to: string,
  holidays: readonly string[],
): string[] => drawDates({ on: 'WEEKDAYS', weekdays: exchange.weekdays }, from, to, { dropped: holidays })
