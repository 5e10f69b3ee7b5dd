/** What the inbox tells agents of their contracts; every language is stored until somebody reads them. */
import type { Texts } from '../../../contract/shared/content-words.ts'
import type { ContractKind } from '../../../kernel/agents/contracts/words.ts'

/** The centre of agents is in three languages. */
export type AgentTexts = Required<Texts>

export const houseName: AgentTexts = { TH: 'ระบบ', EN: 'The house', ZH: '平台' }

export const kindTexts: Readonly<Record<ContractKind, AgentTexts>> = {
  DIVIDEND: { TH: 'สัญญาส่วนแบ่งรายได้', EN: 'Dividend contract', ZH: '分红契约' },
  DAILY_SALARY: { TH: 'สัญญาค่าตอบแทนรายวัน', EN: 'Daily salary contract', ZH: '日工资契约' },
  HOURLY_SALARY: { TH: 'สัญญาค่าตอบแทนรายชั่วโมง', EN: 'Hourly salary contract', ZH: '小时工资契约' },
  REALTIME_SALARY: { TH: 'สัญญาค่าตอบแทนเรียลไทม์', EN: 'Real-time salary contract', ZH: '实时工资契约' },
}

/** What a message says of: the other side, the kind, a moment and a reason. */
export interface ContractSaying {
  readonly other: AgentTexts
  readonly kind: AgentTexts
  readonly at: AgentTexts
  readonly reason: string
}

interface Message {
  readonly titles: AgentTexts
  readonly contents: (of: ContractSaying) => AgentTexts
}

const offered = { TH: 'ข้อเสนอสัญญาใหม่', EN: 'New contract offer', ZH: '新契约' }
const asked = { TH: 'คำขอยกเลิกสัญญา', EN: 'Termination requested', ZH: '终止申请' }
const ended = { TH: 'สัญญาสิ้นสุดแล้ว', EN: 'Contract ended', ZH: '契约已终止' }
const kept = { TH: 'สัญญายังมีผลต่อ', EN: 'Contract stays in force', ZH: '契约继续有效' }

export const contractMessages = {
  offered: {
    titles: offered,
    contents: ({ other, kind, at }) => ({
      TH: `${other.TH} เสนอ${kind.TH}ให้คุณ กรุณาตอบภายใน ${at.TH}`,
      EN: `${other.EN} offers you a new contract: ${kind.EN}. Please answer by ${at.EN}.`,
      ZH: `${other.ZH} 向您发起${kind.ZH}，请在 ${at.ZH} 前答复。`,
    }),
  },
  sent: {
    titles: { TH: 'ส่งข้อเสนอสัญญาแล้ว', EN: 'Contract offer sent', ZH: '契约已发送' },
    contents: ({ other, kind, at }) => ({
      TH: `ส่ง${kind.TH}ให้ ${other.TH} แล้ว รอคำตอบถึง ${at.TH}`,
      EN: `${kind.EN} was sent to ${other.EN}. It can be accepted until ${at.EN}.`,
      ZH: `已向 ${other.ZH} 发起${kind.ZH}，对方须在 ${at.ZH} 前答复。`,
    }),
  },
  accepted: {
    titles: { TH: 'ยอมรับสัญญาแล้ว', EN: 'Contract accepted', ZH: '契约已接受' },
    contents: ({ other, kind, at }) => ({
      TH: `${other.TH} ยอมรับ${kind.TH}แล้ว มีผลตั้งแต่ ${at.TH}`,
      EN: `${other.EN} accepted your offer: ${kind.EN}. It takes effect on ${at.EN}.`,
      ZH: `${other.ZH} 已接受${kind.ZH}，${at.ZH} 起生效。`,
    }),
  },
  begins: {
    titles: { TH: 'ยอมรับสัญญาแล้ว', EN: 'Contract accepted', ZH: '契约已接受' },
    contents: ({ other, kind, at }) => ({
      TH: `คุณยอมรับ${kind.TH}ของ ${other.TH} แล้ว มีผลตั้งแต่ ${at.TH}`,
      EN: `You accepted the ${lower(kind.EN)} of ${other.EN}. It takes effect on ${at.EN}.`,
      ZH: `您已接受 ${other.ZH} 的${kind.ZH}，${at.ZH} 起生效。`,
    }),
  },
  rejected: {
    titles: { TH: 'ปฏิเสธสัญญาแล้ว', EN: 'Contract rejected', ZH: '契约已拒绝' },
    contents: ({ other, kind, reason }) => ({
      TH: `${other.TH} ปฏิเสธ${kind.TH}${reason ? ` เหตุผล ${reason}` : ''}`,
      EN: `${other.EN} rejected your offer: ${kind.EN}.${reason ? ` Reason: ${reason}` : ''}`,
      ZH: `${other.ZH} 拒绝了${kind.ZH}。${reason ? `理由：${reason}` : ''}`,
    }),
  },
  withdrawn: {
    titles: { TH: 'ถอนข้อเสนอสัญญาแล้ว', EN: 'Contract offer withdrawn', ZH: '契约已撤回' },
    contents: ({ other, kind }) => ({
      TH: `ข้อเสนอ${kind.TH}กับ ${other.TH} ถูกถอนแล้ว`,
      EN: `The offer of a ${lower(kind.EN)} with ${other.EN} was withdrawn.`,
      ZH: `与 ${other.ZH} 的${kind.ZH}已撤回。`,
    }),
  },
  expired: {
    titles: { TH: 'ข้อเสนอสัญญาหมดอายุ', EN: 'Contract offer expired', ZH: '契约已过期' },
    contents: ({ other, kind }) => ({
      TH: `ข้อเสนอ${kind.TH}กับ ${other.TH} ไม่ได้ตอบภายในกำหนด`,
      EN: `The offer of a ${lower(kind.EN)} with ${other.EN} was not answered in time.`,
      ZH: `与 ${other.ZH} 的${kind.ZH}逾期未答复。`,
    }),
  },
  asked: {
    titles: asked,
    contents: ({ other, kind, at }) => ({
      TH: `${other.TH} ขอยกเลิก${kind.TH} กรุณาตอบภายใน ${at.TH} หากไม่ตอบสัญญามีผลต่อ`,
      EN: `${other.EN} asks to end a contract: ${kind.EN}. Please answer by ${at.EN}; without an answer it stays in force.`,
      ZH: `${other.ZH} 申请终止${kind.ZH}，请在 ${at.ZH} 前答复；未答复则继续有效。`,
    }),
  },
  asking: {
    titles: asked,
    contents: ({ other, kind, at }) => ({
      TH: `ส่งคำขอยกเลิก${kind.TH}ถึง ${other.TH} แล้ว รอคำตอบถึง ${at.TH}`,
      EN: `Your request to end the ${lower(kind.EN)} was sent to ${other.EN}. Answer by ${at.EN}.`,
      ZH: `已向 ${other.ZH} 申请终止${kind.ZH}，对方须在 ${at.ZH} 前答复。`,
    }),
  },
  kept: {
    titles: kept,
    contents: ({ other, kind }) => ({
      TH: `${kind.TH}กับ ${other.TH} ยังมีผลต่อ คำขอยกเลิกไม่ได้รับความยินยอม`,
      EN: `${kind.EN} with ${other.EN} stays in force: its end was not agreed to.`,
      ZH: `与 ${other.ZH} 的${kind.ZH}继续有效，终止申请未获同意。`,
    }),
  },
  ended: {
    titles: ended,
    contents: ({ other, kind, at }) => ({
      TH: `${kind.TH}กับ ${other.TH} สิ้นสุด ${at.TH} รอบที่ค้างอยู่ยังคิดยอดตามเดิม`,
      EN: `${kind.EN} with ${other.EN}: it ends on ${at.EN}. The running period is still settled.`,
      ZH: `与 ${other.ZH} 的${kind.ZH}于 ${at.ZH} 终止，当期仍会结算。`,
    }),
  },
  endedAtOnce: {
    titles: ended,
    contents: ({ other, kind, at }) => ({
      TH: `${kind.TH}กับ ${other.TH} ถูกระบบสิ้นสุดเมื่อ ${at.TH}`,
      EN: `${kind.EN} with ${other.EN} was ended by the house on ${at.EN}.`,
      ZH: `与 ${other.ZH} 的${kind.ZH}已由平台于 ${at.ZH} 终止。`,
    }),
  },
  endedAbove: {
    titles: ended,
    contents: ({ other, kind, at }) => ({
      TH: `${kind.TH}กับ ${other.TH} สิ้นสุด ${at.TH} เพราะสัญญาของอัปไลน์ลดลงหรือสิ้นสุด`,
      EN: `${kind.EN} with ${other.EN}: it ends on ${at.EN} because the upline’s own contract was lowered or ended.`,
      ZH: `因上级契约调低或终止，与 ${other.ZH} 的${kind.ZH}于 ${at.ZH} 终止。`,
    }),
  },
} as const satisfies Record<string, Message>

export type ContractMessage = keyof typeof contractMessages

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
