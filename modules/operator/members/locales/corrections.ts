/** What a member reads when an operator corrected a detail, in both languages. */
import type { CorrectedField } from '../../../../contract/shared/correction-words.ts'

export type ToldField = CorrectedField | 'bankAccount'

const names: Record<ToldField, { TH: string; EN: string }> = {
  payeeName: { TH: 'ชื่อจริง', EN: 'real name' },
  birthday: { TH: 'วันเกิด', EN: 'date of birth' },
  idNumber: { TH: 'เลขประจำตัวประชาชน', EN: 'ID card number' },
  mobile: { TH: 'เบอร์มือถือ', EN: 'mobile number' },
  email: { TH: 'อีเมล', EN: 'e-mail address' },
  bankAccount: { TH: 'บัญชีธนาคาร', EN: 'bank account' },
}

export function correctionTexts(field: ToldField): {
  titles: { TH: string; EN: string }
  contents: { TH: string; EN: string }
} {
  const name = names[field]
  return {
    titles: { TH: `แก้ไข${name.TH}ของคุณแล้ว`, EN: `Your ${name.EN} was corrected` },
    contents: {
      TH: `เจ้าหน้าที่แก้ไข${name.TH}ในบัญชีของคุณแล้ว หากคุณไม่ได้แจ้งขอแก้ไข กรุณาติดต่อฝ่ายบริการลูกค้าทันที`,
      EN: `Our staff corrected the ${name.EN} of your account. If you did not ask for this, contact customer service at once.`,
    },
  }
}
