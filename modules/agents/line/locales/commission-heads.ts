/** Headings of the file of commissions. Rates are prize groups at lotteries, parts per million elsewhere. */
import type { Speech } from '../../../../kernel/languages.ts'

export const commissionHeads: Readonly<Record<Speech, readonly string[]>> = {
  th: ['เวลา', 'บัญชี', 'หมวด', 'งวดหรือวัน', 'ที่มา', 'ยอดที่คิด', 'อัตราของคุณ', 'อัตราของสายล่าง', 'ส่วนต่างค่าคอม'],
  en: [
    'Time',
    'Account',
    'Category',
    'Issue or day',
    'Source',
    'Amount that counts',
    'Your rate',
    'Rate below',
    'Rebate differential',
  ],
  zh: ['时间', '账号', '游戏类别', '期号或日期', '来源', '计算金额', '您的比例', '下级比例', '返点差'],
}
