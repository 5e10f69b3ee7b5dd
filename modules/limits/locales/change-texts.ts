/** What a member reads about a requested higher limit, in both languages. */
import type { LimitKind, LimitPeriod } from '../../../contract/shared/limit-words.ts'
import { moneyText, type RealCurrency } from '../../../kernel/money.ts'

interface Texts {
  readonly TH: string
  readonly EN: string
}

const kinds: Readonly<Record<LimitKind, Texts>> = {
  DEPOSIT: { TH: 'วงเงินฝาก', EN: 'deposit limit' },
  LOSS: { TH: 'วงเงินเสีย', EN: 'loss limit' },
  STAKE: { TH: 'วงเงินเดิมพันต่อครั้ง', EN: 'stake limit' },
  SESSION: { TH: 'เวลาเล่นต่อวัน', EN: 'playing time limit' },
}
const periods: Readonly<Record<LimitPeriod, Texts>> = {
  BET: { TH: '', EN: '' },
  DAY: { TH: 'ต่อวัน', EN: 'daily ' },
  WEEK: { TH: 'ต่อสัปดาห์', EN: 'weekly ' },
  MONTH: { TH: 'ต่อเดือน', EN: 'monthly ' },
}

interface Wish {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly value: bigint | null
}

function nameOf({ kind, period }: Wish): Texts {
  if (kind === 'SESSION' || period === 'BET') return { TH: kinds[kind].TH, EN: kinds[kind].EN }
  return { TH: kinds[kind].TH + periods[period].TH, EN: periods[period].EN + kinds[kind].EN }
}

function valueOf({ kind, value }: Wish, currency: RealCurrency): Texts {
  if (value === null) return { TH: 'ไม่จำกัด', EN: 'no limit' }
  if (kind === 'SESSION') return { TH: `${value} นาที`, EN: `${value} minutes` }
  const text = moneyText(value, currency)
  return { TH: text, EN: text }
}

export const changeTitles = {
  READY: { TH: 'ยืนยันวงเงินใหม่ได้แล้ว', EN: 'You can confirm your new limit' },
  EXPIRED: { TH: 'คำขอเปลี่ยนวงเงินหมดอายุแล้ว', EN: 'Your request for a new limit has expired' },
} as const

/** `until`: when the request expires, or expired, in the merchant's time zone. */
export function changeText(
  what: keyof typeof changeTitles,
  wish: Wish,
  until: Texts,
  currency: RealCurrency,
): Texts {
  const [name, value] = [nameOf(wish), valueOf(wish, currency)]
  return what === 'READY'
    ? {
        TH: `ครบเวลารอแล้ว คุณยืนยันเปลี่ยน${name.TH}เป็น ${value.TH} ได้ถึง ${until.TH} หากไม่ยืนยัน คำขอจะหมดอายุและวงเงินเดิมยังมีผล`,
        EN: `The waiting time is over. You can confirm the change of your ${name.EN} to ${value.EN} until ${until.EN}. If you do not, the request expires and your current limit stays.`,
      }
    : {
        TH: `คำขอเปลี่ยน${name.TH}เป็น ${value.TH} หมดอายุเมื่อ ${until.TH} เพราะไม่ได้ยืนยันภายใน 7 วัน วงเงินเดิมยังมีผล หากยังต้องการ กรุณาขอใหม่`,
        EN: `Your request to change your ${name.EN} to ${value.EN} was not confirmed within 7 days and expired on ${until.EN}. Your current limit stays. Ask again if you still want the change.`,
      }
}
