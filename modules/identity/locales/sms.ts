/** Text messages; short, since they are paid by the piece, and without a link, so that nobody learns to trust one. */
import type { Language } from '../../../platform/calls.ts'

export const smsTexts: Record<Language, { code: (code: string, minutes: number) => string; mobileChanged: () => string }> = {
  th: { code: (code, minutes) => `รหัส OTP ของคุณคือ ${code} ใช้ได้ ${minutes} นาที ห้ามบอกรหัสนี้กับผู้อื่น`, mobileChanged: () => 'เบอร์นี้ไม่ได้ผูกกับบัญชีของคุณแล้ว หากคุณไม่ได้เปลี่ยนเอง กรุณาติดต่อฝ่ายบริการลูกค้าทันที' },
  en: { code: (code, minutes) => `Your verification code is ${code}. It is valid for ${minutes} minutes. Do not share it with anyone.`, mobileChanged: () => 'This number is no longer bound to your account. If this was not you, contact customer service at once.' },
}
