/** The sentences of refusals of contracts between agents. */
import type { contractErrors } from '../../errors/contracts.ts'
import type { AreaSentences } from './area.ts'

export const contractSentences: AreaSentences<keyof typeof contractErrors> = {
  th: {
    CONTRACT_NOT_FOUND: 'ไม่พบสัญญานี้',
    CONTRACT_NOT_DIRECT: 'ทำสัญญาได้กับลูกทีมสายตรงที่เป็นตัวแทนเท่านั้น',
    CONTRACT_KIND_MISSING: 'คุณไม่มีสัญญาประเภทนี้ จึงเสนอไม่ได้',
    CONTRACT_TIERS_INVALID: 'กรุณาแก้ขั้นอัตราที่ยังไม่ถูกต้อง',
    CONTRACT_RATE_TOO_HIGH: 'อัตราสูงเกินเพดาน ให้ได้ไม่เกิน {max}',
    CONTRACT_SALARY_SUM: 'ค่าตอบแทนทุกแบบรวมกันต้องไม่เกิน {max}',
    CONTRACT_OFFER_EXISTS: 'มีข้อเสนอประเภทนี้รอตอบรับอยู่แล้ว',
    CONTRACT_AUTO_REQUIRED: 'กรุณายืนยันสัญญาที่จะสิ้นสุด',
    CONTRACT_EXPIRED: 'ข้อเสนอนี้หมดอายุแล้ว',
    CONTRACT_STATE: 'สถานะสัญญาเปลี่ยนแล้ว กรุณารีเฟรช',
  },
  en: {
    CONTRACT_NOT_FOUND: 'This contract was not found',
    CONTRACT_NOT_DIRECT: 'Contracts are only possible with direct downline agents',
    CONTRACT_KIND_MISSING: 'You have no contract of this kind, so you cannot offer one',
    CONTRACT_TIERS_INVALID: 'Please correct the tiers that are not valid',
    CONTRACT_RATE_TOO_HIGH: 'The rate is too high, at most {max} is allowed',
    CONTRACT_SALARY_SUM: 'The salary rates together may be at most {max}',
    CONTRACT_OFFER_EXISTS: 'An offer of this kind is already waiting',
    CONTRACT_AUTO_REQUIRED: 'Please agree to the contracts that will end',
    CONTRACT_EXPIRED: 'This offer has expired',
    CONTRACT_STATE: 'The contract has changed, please refresh',
  },
  zh: {
    CONTRACT_NOT_FOUND: '未找到此契约',
    CONTRACT_NOT_DIRECT: '仅可与直属下级代理签约',
    CONTRACT_KIND_MISSING: '您没有此类契约，无法发起',
    CONTRACT_TIERS_INVALID: '请更正无效的档位',
    CONTRACT_RATE_TOO_HIGH: '比例过高，最高 {max}',
    CONTRACT_SALARY_SUM: '各项工资比例合计不得超过 {max}',
    CONTRACT_OFFER_EXISTS: '已有同类契约待确认',
    CONTRACT_AUTO_REQUIRED: '请先确认将终止的契约',
    CONTRACT_EXPIRED: '此契约已过期',
    CONTRACT_STATE: '契约状态已变更，请刷新',
  },
}
