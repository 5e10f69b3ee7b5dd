/** The promotions of the home page, and what floats over its corner. */
export default {
  prompt_label: 'ข้อความเตือน',
  prompt_close: 'ปิดข้อความเตือน',
  prompt_rain_soon: 'อั่งเปาเปิด {time} น.',
  prompt_rain_open: 'เปิดอั่งเปาได้ถึง {time} น.',
  prompt_check_in: 'วันนี้เช็กอินได้แล้ว',
  prompt_missions: '{n, plural, other {รางวัลภารกิจพร้อมรับ # รายการ}}',
} as const
