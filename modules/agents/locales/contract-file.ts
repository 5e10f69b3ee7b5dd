/** What the file of an agent's contracts calls its columns, periods and states. */
import type { ContractState } from '../../../kernel/agents/contracts/words.ts'
import type { PeriodKind } from '../../../kernel/calendar.ts'
import type { Speech } from '../../../kernel/languages.ts'

interface ContractFileWords {
  readonly heads: readonly string[]
  readonly periods: Readonly<Record<PeriodKind, string>>
  readonly states: Readonly<Record<ContractState, string>>
}

export const contractFileWords: Readonly<Record<Speech, ContractFileWords>> = {
  th: {
    heads: [
      'สัญญา',
      'ประเภทสัญญา',
      'อัปไลน์',
      'ดาวน์ไลน์',
      'รอบจ่าย',
      'สถานะ',
      'ขั้นที่',
      'ยอดนับเทิร์นตั้งแต่',
      'สมาชิกที่มียอดเล่นตั้งแต่',
      'อัตรา (%)',
      'มีผลตั้งแต่',
      'สิ้นสุดเมื่อ',
      'ตอบภายใน',
    ],
    periods: {
      FIVE_MINUTES: 'ทุก 5 นาที',
      HOUR: 'รายชั่วโมง',
      DAY: 'รายวัน',
      WEEK: 'รายสัปดาห์',
      HALF_MONTH: 'รายครึ่งเดือน',
      MONTH: 'รายเดือน',
    },
    states: {
      DRAFT: 'ฉบับร่าง',
      OFFERED: 'รอตอบรับ',
      ACTIVE: 'มีผลอยู่',
      TERMINATION_REQUESTED: 'รอตอบคำขอยกเลิก',
      TERMINATED: 'สิ้นสุดแล้ว',
      SUPERSEDED: 'แทนที่ด้วยสัญญาใหม่',
      REJECTED: 'ปฏิเสธแล้ว',
      EXPIRED: 'หมดอายุ',
      WITHDRAWN: 'ถอนข้อเสนอแล้ว',
    },
  },
  en: {
    heads: [
      'Contract',
      'Kind',
      'Upline',
      'Downline',
      'Period',
      'Status',
      'Tier',
      'Valid bet from',
      'Active bettors from',
      'Rate (%)',
      'From',
      'Ends',
      'Answer by',
    ],
    periods: {
      FIVE_MINUTES: 'Every 5 minutes',
      HOUR: 'Hourly',
      DAY: 'Daily',
      WEEK: 'Weekly',
      HALF_MONTH: 'Semimonthly',
      MONTH: 'Monthly',
    },
    states: {
      DRAFT: 'Draft',
      OFFERED: 'Offered',
      ACTIVE: 'Active',
      TERMINATION_REQUESTED: 'Termination requested',
      TERMINATED: 'Terminated',
      SUPERSEDED: 'Superseded',
      REJECTED: 'Rejected',
      EXPIRED: 'Expired',
      WITHDRAWN: 'Withdrawn',
    },
  },
  zh: {
    heads: [
      '契约',
      '契约类型',
      '上级',
      '下级',
      '结算周期',
      '状态',
      '档位',
      '有效投注不少于',
      '有效人数不少于',
      '比例（%）',
      '生效时间',
      '终止时间',
      '答复期限',
    ],
    periods: {
      FIVE_MINUTES: '每 5 分钟',
      HOUR: '每小时',
      DAY: '每日',
      WEEK: '每周',
      HALF_MONTH: '半月',
      MONTH: '每月',
    },
    states: {
      DRAFT: '草稿',
      OFFERED: '待确认',
      ACTIVE: '生效中',
      TERMINATION_REQUESTED: '等待终止确认',
      TERMINATED: '已终止',
      SUPERSEDED: '已由新契约取代',
      REJECTED: '已拒绝',
      EXPIRED: '已过期',
      WITHDRAWN: '已撤回',
    },
  },
}
