/** What a member reads when a verification was decided, in both languages. */
import type { KycReason } from '../../../../contract/shared/kyc-words.ts'

type Texts = { TH: string; EN: string }

export const verificationReasons: Readonly<Record<KycReason, Texts>> = {
  UNREADABLE: { TH: 'ภาพไม่ชัดหรืออ่านไม่ได้', EN: 'the picture cannot be read' },
  EXPIRED_CARD: { TH: 'บัตรหมดอายุ', EN: 'the card has expired' },
  NAME_DIFFERS: { TH: 'ชื่อไม่ตรงกับชื่อผู้รับเงิน', EN: 'the name differs from the payee name' },
  SELFIE_DIFFERS: { TH: 'ใบหน้าไม่ตรงกับบัตร', EN: 'the face differs from the card' },
  NUMBER_DIFFERS: {
    TH: 'เลขประจำตัวประชาชนหรือวันเกิดไม่ตรงกับบัตร',
    EN: 'the number or birth date differs from the card',
  },
  UNDER_AGE: { TH: 'อายุไม่ถึงเกณฑ์', EN: 'the person is under age' },
  FUNDS_UNCLEAR: { TH: 'ที่มาของเงินยังไม่ชัดเจน', EN: 'the source of the money is not clear' },
  NOT_GENUINE: { TH: 'ไม่สามารถรับเอกสารนี้ได้', EN: 'the document cannot be accepted' },
  OTHER: { TH: 'กรุณาติดต่อฝ่ายบริการลูกค้า', EN: 'please contact customer service' },
}

export const verificationTitles = {
  APPROVED: { TH: 'ยืนยันตัวตนสำเร็จ', EN: 'Verification approved' },
  REJECTED: { TH: 'ยืนยันตัวตนไม่ผ่าน', EN: 'Verification not approved' },
  MORE_NEEDED: { TH: 'ขอเอกสารยืนยันตัวตนเพิ่ม', EN: 'More is needed for your verification' },
  EXPIRED: { TH: 'การยืนยันตัวตนหมดอายุ', EN: 'Your verification has expired' },
} as const satisfies Record<string, Texts>

export function verificationText(
  state: keyof typeof verificationTitles,
  level: number,
  reason: KycReason | null,
): Texts {
  const why = reason === null ? { TH: '', EN: '' } : verificationReasons[reason]
  switch (state) {
    case 'APPROVED':
      return {
        TH: `คุณยืนยันตัวตนระดับ ${level} แล้ว วงเงินใหม่มีผลทันที`,
        EN: `You are verified at level ${level}. The new limits hold from now on.`,
      }
    case 'REJECTED':
      return {
        TH: `คำขอระดับ ${level} ไม่ผ่าน: ${why.TH} คุณส่งใหม่ได้ที่หน้ายืนยันตัวตน`,
        EN: `Level ${level} was not approved: ${why.EN}. You can hand in again on the verification page.`,
      }
    case 'MORE_NEEDED':
      return {
        TH: `คำขอระดับ ${level} ต้องการข้อมูลเพิ่ม: ${why.TH} กรุณาส่งอีกครั้งที่หน้ายืนยันตัวตน`,
        EN: `Level ${level} needs more: ${why.EN}. Please hand in again on the verification page.`,
      }
    case 'EXPIRED':
      return {
        TH: `การยืนยันตัวตนระดับ ${level} สิ้นสุดแล้ว กรุณาส่งเอกสารใหม่เพื่อใช้วงเงินเดิม`,
        EN: `Level ${level} has ended. Hand in new documents to keep its limits.`,
      }
  }
}
