/**
 * Text messages; short, since they are paid by the piece, and without a link, so that nobody learns to trust
 * one. Each begins with the merchant's name, and a code comes with the reference that the form shows.
 */
import type { Language } from '../../../platform/calls.ts'

interface CodeWords {
  house: string
  code: string
  reference: string
  minutes: number
}

export const smsTexts: Record<
  Language,
  { code: (words: CodeWords) => string; mobileChanged: (house: string) => string }
> = {
  th: {
    code: ({ house, code, reference, minutes }) =>
      `${house}: รหัส OTP ${code} (อ้างอิง ${reference}) ใช้ได้ ${minutes} นาที ห้ามบอกผู้อื่น`,
    mobileChanged: (house) => `${house}: เบอร์นี้ไม่ได้ผูกกับบัญชีของคุณแล้ว หากคุณไม่ได้เปลี่ยนเอง กรุณาติดต่อฝ่ายบริการลูกค้าทันที`,
  },
  en: {
    code: ({ house, code, reference, minutes }) =>
      `${house}: your verification code is ${code} (reference ${reference}). It is valid for ${minutes} minutes. Do not share it.`,
    mobileChanged: (house) =>
      `${house}: this number is no longer bound to your account. If this was not you, contact customer service at once.`,
  },
}
