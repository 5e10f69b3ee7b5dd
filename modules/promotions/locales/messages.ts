/** What members read in the inbox of what the house gave them. */
interface Texts {
  readonly TH: string
  readonly EN: string
}

export const vipUpTexts = (level: Texts, { valid, deposit }: { valid: string; deposit: string }) => ({
  titles: { TH: `คุณอยู่ระดับ ${level.TH} แล้ว`, EN: `Your level is now ${level.EN}` },
  contents: {
    TH: `ยอดนับเทิร์นสะสม ${valid} ยอดฝากสะสม ${deposit} ใช้สิทธิประโยชน์ของ ${level.TH} ได้ตั้งแต่วันนี้`,
    EN: `Valid bets ${valid}, deposits ${deposit}. The benefits of ${level.EN} apply from today.`,
  },
})

export const vipDownTexts = (level: Texts, { done, target }: { done: string; target: string }) => ({
  titles: { TH: `ระดับของคุณคือ ${level.TH}`, EN: `Your level is now ${level.EN}` },
  contents: {
    TH: `ยอดนับเทิร์นเดือนก่อนคือ ${done} ยอดรักษาระดับคือ ${target} ใช้วงเงินถอนของระดับ ${level.TH} ตั้งแต่วันนี้`,
    EN: `Valid bets of last month were ${done}, ${target} keep the level. Withdrawal limits of ${level.EN} apply from today.`,
  },
})

export const rebateTexts = (amount: string) => ({
  titles: { TH: 'ค่าคอมเข้ากระเป๋าแล้ว', EN: 'Rebate credited' },
  contents: {
    TH: `ค่าคอมที่ไม่ได้กดรับของสัปดาห์ก่อนเข้ากระเป๋าแล้ว ${amount}`,
    EN: `Rebate not claimed of last week was credited: ${amount}.`,
  },
})

/** How many times are missing, as an argument of a sentence. */
export const timesTexts = {
  th: (count: bigint) => `${count} ครั้ง`,
  en: (count: bigint) => (count === 1n ? '1 time' : `${count} times`),
}

export const cashbackTexts = ({ loss, amount }: { loss: string; amount: string }) => ({
  titles: { TH: 'คืนยอดเสียเข้ากระเป๋าแล้ว', EN: 'Cashback credited' },
  contents: {
    TH: `ยอดเสียสุทธิของสัปดาห์ก่อนคือ ${loss} คืนเข้ากระเป๋าแล้ว ${amount}`,
    EN: `Your net loss of last week was ${loss}. ${amount} of it was credited.`,
  },
})

export const givenTexts = (names: Texts, { amount, required }: { amount: string; required: string }) => ({
  titles: { TH: 'โบนัสเข้ากระเป๋าแล้ว', EN: 'Bonus credited' },
  contents: {
    TH: `${names.TH} ${amount} เข้ากระเป๋าแล้ว ต้องทำเทิร์น ${required} สละโบนัสได้ทุกเมื่อ`,
    EN: `${names.EN}: ${amount} was credited. Turnover ${required}. You can give up the bonus at any time.`,
  },
})

export const freeRoundsTexts = (
  names: Texts,
  { rounds, stake, until }: { rounds: number; stake: string; until: string },
) => ({
  titles: { TH: 'คุณได้รับรอบฟรี', EN: 'You have free rounds' },
  contents: {
    TH: `${names.TH} รอบฟรี ${rounds} รอบ เดิมพันรอบละ ${stake} เล่นได้ถึง ${until}`,
    EN: `${names.EN}: ${rounds === 1 ? '1 free round' : `${rounds} free rounds`} at ${stake} each. Play them until ${until}.`,
  },
})

export const freeRoundsReadyTexts = (names: Texts, { amount, until }: { amount: string; until: string }) => ({
  titles: { TH: 'รางวัลจากรอบฟรีพร้อมให้กดรับ', EN: 'Winnings of free rounds are ready' },
  contents: {
    TH: `${names.TH} รอบฟรีได้รางวัล ${amount} กดรับได้ถึง ${until}`,
    EN: `${names.EN}: your free rounds won ${amount}. Claim it until ${until}.`,
  },
})

export const readyTexts = (names: Texts, { amount, until }: { amount: string; until: string }) => ({
  titles: { TH: 'คำขอผ่านแล้ว', EN: 'Application approved' },
  contents: {
    TH: `คำขอ ${names.TH} ผ่านแล้ว ${amount} พร้อมให้กดรับถึง ${until}`,
    EN: `Your application for ${names.EN} was approved. ${amount} can be claimed until ${until}.`,
  },
})

/** What operators choose from; anything else is in their own words. */
const rejectReasons: Readonly<Record<string, Texts>> = {
  CONDITION: { TH: 'ยังไม่ครบตามเงื่อนไข', EN: 'the conditions were not met' },
  PROOF: { TH: 'ภาพที่แนบไม่แสดงข้อมูลที่ต้องใช้', EN: 'the images do not show what is needed' },
  BET: {
    TH: 'ไม่พบเลขที่บิลหรือบิลไม่ตรงเงื่อนไข',
    EN: 'the bet number was not found or does not qualify',
  },
  PERIOD: { TH: 'เล่นนอกช่วงเวลาของโปรโมชั่น', EN: 'the play was outside the period' },
  PERSON: {
    TH: 'มีการใช้สิทธิ์โดยบุคคลเดียวกันแล้ว',
    EN: 'the promotion was already used by the same person',
  },
  KYC: { TH: 'ยังไม่ได้ยืนยันตัวตน', EN: 'the identity is not verified yet' },
  QUOTA: { TH: 'สิทธิ์เต็มแล้ว', EN: 'all places are taken' },
}

/** A reason that was chosen from the list, in both languages. */
export const reasonTexts = (reason: string): Texts =>
  (Object.hasOwn(rejectReasons, reason) ? rejectReasons[reason] : undefined) ?? { TH: reason, EN: reason }

export const rejectedTexts = (names: Texts, reason: string) => {
  const said = reasonTexts(reason)
  return {
    titles: { TH: 'คำขอไม่ผ่าน', EN: 'Application not approved' },
    contents: {
      TH: `คำขอ ${names.TH} ไม่ผ่านเพราะ${said.TH} หากคิดว่าไม่ถูกต้อง กรุณาติดต่อฝ่ายบริการลูกค้า`,
      EN: `Your application for ${names.EN} was not approved: ${said.EN}. If you think this is a mistake, please contact customer service.`,
    },
  }
}
export const rebateName = { th: 'คืนค่าคอม', en: 'Rebate' } as const

export const boardTexts = (name: Texts, { rank, prize }: { rank: string; prize: string }) => ({
  titles: { TH: `ผล ${name.TH}`, EN: `${name.EN}: result` },
  contents: {
    TH: `ได้อันดับที่ ${rank} รับรางวัล ${prize} เข้ากระเป๋าแล้ว มียอดเทิร์น 1 เท่า`,
    EN: `You finished at rank ${rank}. ${prize} is in your wallet, with a turnover of once.`,
  },
})

export const raffleTexts = (
  name: Texts,
  { number, prize, until }: { number: string; prize: string; until: string },
) => ({
  titles: { TH: `ผล ${name.TH}`, EN: `${name.EN}: result` },
  contents: {
    TH: `สิทธิ์หมายเลข ${number} ได้รับ ${prize} กดรับภายใน ${until}`,
    EN: `Ticket ${number} won ${prize}. Claim by ${until}.`,
  },
})
