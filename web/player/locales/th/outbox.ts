export default {
  demo_outbox_title: 'กล่องข้อความสาธิต',
  demo_outbox_text: 'โหมดสาธิตไม่ส่ง SMS และอีเมลจริง ทุกฉบับอยู่ที่นี่',
  demo_outbox_search: 'เบอร์หรืออีเมลผู้รับ',
  demo_outbox_none: 'ยังไม่มีข้อความ',
  demo_outbox_push: 'การแจ้งเตือน',
  demo_outbox_sms: 'SMS',
  demo_outbox_mail: 'อีเมล',
} as const
