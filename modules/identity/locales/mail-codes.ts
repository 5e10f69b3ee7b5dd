/** Mails with a code, and notices of a change; short and without a link, so that nobody learns to trust one. */
import type { Language } from '../../../platform/calls.ts'

interface Mail { subject: string; text: string }
interface Mails {
  code: (house: string, code: string, minutes: number) => Mail
  emailChanged: (house: string) => Mail
}

export const mailTexts: Record<Language, Mails> = {
  th: {
    code: (house, code, minutes) => ({
      subject: `รหัสยืนยันจาก ${house}`,
      text: `รหัสยืนยันของคุณคือ ${code}\nใช้ได้ ${minutes} นาที ห้ามบอกรหัสนี้กับผู้อื่น รวมถึงทีมงานของเรา\n\nหากคุณไม่ได้ขอรหัสนี้ กรุณาเปลี่ยนรหัสผ่านของคุณ`,
    }),
    emailChanged: (house) => ({
      subject: `อีเมลของบัญชี ${house} เปลี่ยนแล้ว`,
      text: `อีเมลนี้ไม่ได้ผูกกับบัญชี ${house} ของคุณแล้ว\n\nหากคุณไม่ได้เปลี่ยนเอง กรุณาติดต่อฝ่ายบริการลูกค้าทันที`,
    }),
  },
  en: {
    code: (house, code, minutes) => ({
      subject: `Your ${house} verification code`,
      text: `Your verification code is ${code}\nIt is valid for ${minutes} minutes. Never share it with anyone, including our staff.\n\nIf you did not ask for it, please change your password.`,
    }),
    emailChanged: (house) => ({
      subject: `The e-mail of your ${house} account was changed`,
      text: `This address is no longer bound to your ${house} account.\n\nIf this was not you, please contact customer service at once.`,
    }),
  },
}
