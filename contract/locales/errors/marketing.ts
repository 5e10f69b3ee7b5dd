/** The sentences of refusals of marketing. */
import type { marketingErrors } from '../../errors/marketing.ts'
import type { AreaSentences } from './area.ts'

export const marketingSentences: AreaSentences<keyof typeof marketingErrors> = {
  th: {
    MARKETING_NOT_FOUND: 'ไม่พบรายการนี้',
    MARKETING_STATE: 'รายการนี้เปลี่ยนไปแล้ว กรุณาเปิดรายการใหม่อีกครั้ง',
    MARKETING_NOBODY: 'ไม่มีสมาชิกที่รับข่าวนี้ได้ กรุณาตรวจกลุ่มและช่องทาง',
    MARKETING_QUIET: 'ช่วง 00:00 ถึง 08:00 ไม่มีการส่งข่าวโปรโมชั่น',
    MARKETING_LINK: 'ลิงก์นี้ใช้ไม่ได้หรือหมดอายุแล้ว กรุณาเปลี่ยนการรับข่าวที่หน้าบัญชีของคุณ',
  },
  en: {
    MARKETING_NOT_FOUND: 'This was not found',
    MARKETING_STATE: 'This was changed meanwhile. Please open it again',
    MARKETING_NOBODY: 'No member can receive this message. Please check the segment and the channels',
    MARKETING_QUIET: 'Between 00:00 and 08:00 no promotion messages are sent',
    MARKETING_LINK: 'This link is not valid or has expired. Please change your choice on your account page',
  },
  zh: {},
}
