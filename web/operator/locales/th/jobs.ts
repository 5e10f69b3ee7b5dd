import type en from '../en/jobs.ts'

export default {
  jobs_title: 'งานเบื้องหลัง',
  jobs_text: 'งานที่ระบบทำเองตามเวลา งานที่ไม่สำเร็จจะทำซ้ำจนกว่าจะสำเร็จ',
  jobs_name: 'งาน',
  jobs_schedule: 'รอบเวลา',
  jobs_every_seconds: 'ทุก {count} วินาที',
  jobs_every_minutes: 'ทุก {count} นาที',
  jobs_calendar: 'ตามปฏิทิน',
  jobs_state: 'สถานะ',
  jobs_state_FAILING: 'ไม่สำเร็จ',
  jobs_state_RUNNING: 'กำลังทำ',
  jobs_state_DONE: 'เสร็จแล้ว',
  jobs_state_NEW: 'ยังไม่เคยทำ',
  jobs_succeeded: 'สำเร็จล่าสุด',
  jobs_attempts: 'จำนวนครั้งที่ทำ',
  jobs_next: 'ทำครั้งถัดไป',
  jobs_failure: 'ปัญหาล่าสุด',
  jobs_failed_at: '{time}: {failure}',
} satisfies Record<keyof typeof en, string>
