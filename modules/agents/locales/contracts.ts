/** What the inbox tells agents of their contracts; both languages are stored until somebody reads them. */
import type { Texts } from '../../../contract/shared/content-words.ts'
import type { ContractKind } from '../../../kernel/agents/contracts/words.ts'

export const houseName: Texts = { TH: 'ระบบ', EN: 'The house' }

export const kindTexts: Readonly<Record<ContractKind, Texts>> = {
  DIVIDEND: { TH: 'สัญญาส่วนแบ่งรายได้', EN: 'Dividend contract' },
  DAILY_SALARY: { TH: 'สัญญาค่าตอบแทนรายวัน', EN: 'Daily salary contract' },
  HOURLY_SALARY: { TH: 'สัญญาค่าตอบแทนรายชั่วโมง', EN: 'Hourly salary contract' },
  REALTIME_SALARY: { TH: 'สัญญาค่าตอบแทนเรียลไทม์', EN: 'Real-time salary contract' },
}

/** What a message says of: the other side, the kind, a moment and a reason. */
export interface ContractSaying {
  readonly other: Texts
  readonly kind: Texts
  readonly at: Texts
  readonly reason: string
}

interface Message {
  readonly titles: Texts
  readonly contents: (of: ContractSaying) => Texts
}

const offered = { TH: 'ข้อเสนอสัญญาใหม่', EN: 'New contract offer' }
const asked = { TH: 'คำขอยกเลิกสัญญา', EN: 'Termination requested' }
const ended = { TH: 'สัญญาสิ้นสุดแล้ว', EN: 'Contract ended' }
const kept = { TH: 'สัญญายังมีผลต่อ', EN: 'Contract stays in force' }

export const contractMessages = {
  offered: {
    titles: offered,
    contents: ({ other, kind, at }) => ({
      TH: `${other.TH} เสนอ${kind.TH}ให้คุณ กรุณาตอบภายใน ${at.TH}`,
      EN: `${other.EN} offers you a new contract: ${kind.EN}. Please answer by ${at.EN}.`,
    }),
  },
  sent: {
    titles: { TH: 'ส่งข้อเสนอสัญญาแล้ว', EN: 'Contract offer sent' },
    contents: ({ other, kind, at }) => ({
      TH: `ส่ง${kind.TH}ให้ ${other.TH} แล้ว รอคำตอบถึง ${at.TH}`,
      EN: `${kind.EN} was sent to ${other.EN}. It can be accepted until ${at.EN}.`,
    }),
  },
  accepted: {
    titles: { TH: 'ยอมรับสัญญาแล้ว', EN: 'Contract accepted' },
    contents: ({ other, kind, at }) => ({
      TH: `${other.TH} ยอมรับ${kind.TH}แล้ว มีผลตั้งแต่ ${at.TH}`,
      EN: `${other.EN} accepted your offer: ${kind.EN}. It takes effect on ${at.EN}.`,
    }),
  },
  begins: {
    titles: { TH: 'ยอมรับสัญญาแล้ว', EN: 'Contract accepted' },
    contents: ({ other, kind, at }) => ({
      TH: `คุณยอมรับ${kind.TH}ของ ${other.TH} แล้ว มีผลตั้งแต่ ${at.TH}`,
      EN: `You accepted the ${lower(kind.EN)} of ${other.EN}. It takes effect on ${at.EN}.`,
    }),
  },
  rejected: {
    titles: { TH: 'ปฏิเสธสัญญาแล้ว', EN: 'Contract rejected' },
    contents: ({ other, kind, reason }) => ({
      TH: `${other.TH} ปฏิเสธ${kind.TH}${reason ? ` เหตุผล ${reason}` : ''}`,
      EN: `${other.EN} rejected your offer: ${kind.EN}.${reason ? ` Reason: ${reason}` : ''}`,
    }),
  },
  withdrawn: {
    titles: { TH: 'ถอนข้อเสนอสัญญาแล้ว', EN: 'Contract offer withdrawn' },
    contents: ({ other, kind }) => ({
      TH: `ข้อเสนอ${kind.TH}กับ ${other.TH} ถูกถอนแล้ว`,
      EN: `The offer of a ${lower(kind.EN)} with ${other.EN} was withdrawn.`,
    }),
  },
  expired: {
    titles: { TH: 'ข้อเสนอสัญญาหมดอายุ', EN: 'Contract offer expired' },
    contents: ({ other, kind }) => ({
      TH: `ข้อเสนอ${kind.TH}กับ ${other.TH} ไม่ได้ตอบภายในกำหนด`,
      EN: `The offer of a ${lower(kind.EN)} with ${other.EN} was not answered in time.`,
    }),
  },
  asked: {
    titles: asked,
    contents: ({ other, kind, at }) => ({
      TH: `${other.TH} ขอยกเลิก${kind.TH} กรุณาตอบภายใน ${at.TH} หากไม่ตอบสัญญามีผลต่อ`,
      EN: `${other.EN} asks to end a contract: ${kind.EN}. Please answer by ${at.EN}; without an answer it stays in force.`,
    }),
  },
  asking: {
    titles: asked,
    contents: ({ other, kind, at }) => ({
      TH: `ส่งคำขอยกเลิก${kind.TH}ถึง ${other.TH} แล้ว รอคำตอบถึง ${at.TH}`,
      EN: `Your request to end the ${lower(kind.EN)} was sent to ${other.EN}. Answer by ${at.EN}.`,
    }),
  },
  kept: {
    titles: kept,
    contents: ({ other, kind }) => ({
      TH: `${kind.TH}กับ ${other.TH} ยังมีผลต่อ คำขอยกเลิกไม่ได้รับความยินยอม`,
      EN: `${kind.EN} with ${other.EN} stays in force: its end was not agreed to.`,
    }),
  },
  ended: {
    titles: ended,
    contents: ({ other, kind, at }) => ({
      TH: `${kind.TH}กับ ${other.TH} สิ้นสุด ${at.TH} รอบที่ค้างอยู่ยังคิดยอดตามเดิม`,
      EN: `${kind.EN} with ${other.EN}: it ends on ${at.EN}. The running period is still settled.`,
    }),
  },
  endedAtOnce: {
    titles: ended,
    contents: ({ other, kind, at }) => ({
      TH: `${kind.TH}กับ ${other.TH} ถูกระบบสิ้นสุดเมื่อ ${at.TH}`,
      EN: `${kind.EN} with ${other.EN} was ended by the house on ${at.EN}.`,
    }),
  },
  endedAbove: {
    titles: ended,
    contents: ({ other, kind, at }) => ({
      TH: `${kind.TH}กับ ${other.TH} สิ้นสุด ${at.TH} เพราะสัญญาของอัปไลน์ลดลงหรือสิ้นสุด`,
      EN: `${kind.EN} with ${other.EN}: it ends on ${at.EN} because the upline’s own contract was lowered or ended.`,
    }),
  },
} as const satisfies Record<string, Message>

export type ContractMessage = keyof typeof contractMessages

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
