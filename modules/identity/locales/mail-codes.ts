/**
 * Mails with a code, and notices of a change; short and without a link, so that nobody learns to trust one.
 */
import type { Language } from '../../../platform/calls.ts'
import { writeMail } from '../../system/index.ts'

interface Mail {
  subject: string
  text: string
  html: string
}
interface CodeWords {
  house: string
  code: string
  reference: string
  minutes: number
}
interface Mails {
  code: (words: CodeWords) => Mail
  emailChanged: (house: string) => Mail
}

export const mailTexts: Record<Language, Mails> = {
  th: {
    code: ({ house, code, reference, minutes }) =>
      writeMail({
        house,
        language: 'th',
        subject: `รหัสยืนยันจาก ${house} (อ้างอิง ${reference})`,
        parts: [
          `รหัสยืนยันของคุณ (อ้างอิง ${reference})`,
          { code },
          `ใช้ได้ ${minutes} นาที ห้ามบอกรหัสนี้กับผู้อื่น รวมถึงทีมงานของเรา`,
          'หากคุณไม่ได้ขอรหัสนี้ กรุณาเปลี่ยนรหัสผ่านของคุณ',
        ],
      }),
    emailChanged: (house) =>
      writeMail({
        house,
        language: 'th',
        subject: `อีเมลของบัญชี ${house} เปลี่ยนแล้ว`,
        parts: [`อีเมลนี้ไม่ได้ผูกกับบัญชี ${house} ของคุณแล้ว`, 'หากคุณไม่ได้เปลี่ยนเอง กรุณาติดต่อฝ่ายบริการลูกค้าทันที'],
      }),
  },
  en: {
    code: ({ house, code, reference, minutes }) =>
      writeMail({
        house,
        language: 'en',
        subject: `Your ${house} verification code (reference ${reference})`,
        parts: [
          `Your verification code (reference ${reference}):`,
          { code },
          `It is valid for ${minutes} minutes. Never share it with anyone, including our staff.`,
          'If you did not ask for it, please change your password.',
        ],
      }),
    emailChanged: (house) =>
      writeMail({
        house,
        language: 'en',
        subject: `The e-mail of your ${house} account was changed`,
        parts: [
          `This address is no longer bound to your ${house} account.`,
          'If this was not you, please contact customer service at once.',
        ],
      }),
  },
}
