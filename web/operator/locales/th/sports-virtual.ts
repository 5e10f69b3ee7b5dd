export default {
  setting_sportsbook_keepDays: 'เก็บราคาและเหตุการณ์ของคู่ที่ไม่มีบิล (วันหลังมีผล)',
  setting_sportsbook_virtualOn: 'คู่เสมือน เล่นโดยระบบจำลองตลอดวัน',
  setting_sportsbook_virtualSpeed: 'ความเร็วของคู่เสมือน (นาทีของเกมต่อ 1 นาทีจริง)',
}
