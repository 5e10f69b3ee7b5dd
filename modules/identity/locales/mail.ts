/** Mails of identity, in plain text: short, and with nothing in them that asks for a password. */
import type { Language } from '../../../platform/calls.ts'

interface Mail { subject: string; text: string }

export const mailTexts: Record<Language, { recovery: (username: string, address: string, minutes: number) => Mail }> = {
  th: {
    recovery: (username, address, minutes) => ({
      subject: 'ตั้งรหัสผ่านใหม่',
      text: `สวัสดีคุณ ${username}\n\nเราได้รับคำขอตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณ กรุณาเปิดลิงก์นี้เพื่อตั้งรหัสผ่านใหม่\n${address}\n\nลิงก์ใช้ได้ ${minutes} นาที และใช้ได้ครั้งเดียว หลังตั้งรหัสผ่านใหม่ บัญชีจะออกจากระบบในทุกอุปกรณ์ และถอนเงินได้อีกครั้งเมื่อครบ 24 ชั่วโมง\n\nหากคุณไม่ได้เป็นผู้ขอ ไม่ต้องดำเนินการใด ๆ รหัสผ่านเดิมยังใช้ได้ตามปกติ`,
    }),
  },
  en: {
    recovery: (username, address, minutes) => ({
      subject: 'Set a new password',
      text: `Hello ${username},\n\nwe were asked to set a new password for your account. Open this link to choose one:\n${address}\n\nThe link is valid for ${minutes} minutes and works once. After the change your account is logged out on every device, and withdrawals are possible again after 24 hours.\n\nIf you did not ask for this, there is nothing to do: your password stays as it is.`,
    }),
  },
}
