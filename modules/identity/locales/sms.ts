/** Text messages; short, since they are paid by the piece, and without a link, so that nobody learns to trust one. */
import type { Language } from '../../../platform/calls.ts'

export const smsTexts: Record<Language, { code: (code: string, minutes: number) => string }> = {
  th: { code: (code, minutes) => `รหัส OTP ของคุณคือ ${code} ใช้ได้ ${minutes} นาที ห้ามบอกรหัสนี้กับผู้อื่น` },
  en: { code: (code, minutes) => `Your verification code is ${code}. It is valid for ${minutes} minutes. Do not share it with anyone.` },
}
