/** The mail with the link to a new password: short, and with nothing in it that asks for a password. */
import type { Language } from '../../../platform/calls.ts'
import { writeMail } from '../../system/index.ts'

interface Mail {
  subject: string
  text: string
  html: string
}
interface Recovery {
  house: string
  username: string
  address: string
  minutes: number
}

export const mailTexts: Record<Language, { recovery: (words: Recovery) => Mail }> = {
  th: {
    recovery: ({ house, username, address, minutes }) =>
      writeMail({
        house,
        language: 'th',
        subject: `ตั้งรหัสผ่านใหม่ที่ ${house}`,
        parts: [
          `สวัสดีคุณ ${username}`,
          `เราได้รับคำขอตั้งรหัสผ่านใหม่สำหรับบัญชี ${house} ของคุณ กรุณาเปิดลิงก์นี้เพื่อตั้งรหัสผ่านใหม่`,
          { address, label: 'ตั้งรหัสผ่านใหม่' },
          `ลิงก์ใช้ได้ ${minutes} นาที และใช้ได้ครั้งเดียว หลังตั้งรหัสผ่านใหม่ บัญชีจะออกจากระบบในทุกอุปกรณ์ และถอนเงินได้อีกครั้งเมื่อครบ 24 ชั่วโมง`,
          'หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องดำเนินการใด ๆ รหัสผ่านเดิมยังใช้ได้ตามปกติ',
        ],
      }),
  },
  en: {
    recovery: ({ house, username, address, minutes }) =>
      writeMail({
        house,
        language: 'en',
        subject: `Set a new password for ${house}`,
        parts: [
          `Hello ${username},`,
          `We were asked to set a new password for your ${house} account. Open this link to choose one:`,
          { address, label: 'Choose a new password' },
          `The link is valid for ${minutes} minutes and works once. After the change your account is logged out on every device, and withdrawals are possible again after 24 hours.`,
          'If you did not ask for this, there is nothing to do: your password stays as it is.',
        ],
      }),
  },
}
