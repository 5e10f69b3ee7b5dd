/** What the file of an agent's links calls its columns, and what a link opens. */
import type { OpenedType } from '../../../../contract/shared/agent-line-words.ts'
import type { Speech } from '../../../../kernel/languages.ts'

interface LinkWords {
  readonly heads: readonly string[]
  readonly types: Readonly<Record<OpenedType, string>>
}

export const linkWords: Readonly<Record<Speech, LinkWords>> = {
  th: {
    heads: [
      'ชื่อลิงก์',
      'รหัส',
      'เปิดเป็น',
      'ระดับอัตราจ่าย',
      'จำนวนผู้เข้าชม',
      'สมัครใหม่',
      'ฝากครั้งแรก',
      'สร้างเมื่อ',
      'หมดอายุ',
      'ลบเมื่อ',
    ],
    types: { 0: 'สมาชิก', 2: 'ตัวแทน', 42: 'ตัวแทนการตลาดย่อย' },
  },
  en: {
    heads: [
      'Link name',
      'Code',
      'Opens as',
      'Prize group',
      'Visits',
      'Registrations',
      'First deposits',
      'Created',
      'Expires',
      'Deleted',
    ],
    types: { 0: 'Member', 2: 'Agent', 42: 'Sub-affiliate' },
  },
  zh: {
    heads: [
      '链接名称',
      '推广码',
      '开户类型',
      '奖金组',
      '访问次数',
      '注册人数',
      '首存人数',
      '创建时间',
      '有效期',
      '删除时间',
    ],
    types: { 0: '会员', 2: '代理', 42: '下级推广代理' },
  },
}
