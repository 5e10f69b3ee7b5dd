/** What a bonus of a deposit gives and asks for, in one sentence for the deposit form. */
interface Figures {
  readonly min: string
  readonly percent: string
  readonly max: string
  readonly times: string
  readonly days: number
}

export const matchTerms = ({ min, percent, max, times, days }: Figures) => ({
  th: `ฝากตั้งแต่ ${min} รับโบนัส ${percent}% สูงสุด ${max} ทำเทิร์น ${times} เท่าของยอดฝากรวมโบนัสก่อนถอน ภายใน ${days} วัน`,
  en: `Deposit ${min} or more and receive ${percent}% as a bonus, up to ${max}. Turnover ${times}× of deposit and bonus before withdrawing, within ${days} ${days === 1 ? 'day' : 'days'}.`,
})
