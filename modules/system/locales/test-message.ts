/** The test message by which an operator checks whether SMS and mail are sent. */
import type { Language } from '../../../platform/calls.ts'

export const testMessageTexts: Record<Language, { subject: string; text: string }> = {
  th: { subject: 'ข้อความทดสอบ', text: 'นี่คือข้อความทดสอบจากหลังบ้าน เมื่อได้รับแล้วแปลว่าการส่งใช้งานได้' },
  en: {
    subject: 'Test message',
    text: 'This is a test message from the operator console. If you can read it, sending works.',
  },
}
