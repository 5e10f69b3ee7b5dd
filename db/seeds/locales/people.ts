/** Names of the demo's members: given names with how their usernames begin, and family names. None of them is a known person. */
export const givenNames: readonly { readonly th: string; readonly latin: string }[] = [
  { th: 'กิตติ', latin: 'kitti' }, { th: 'ณัฐพล', latin: 'nattapon' }, { th: 'ธนกร', latin: 'thanakorn' }, { th: 'วรวุฒิ', latin: 'worawut' },
  { th: 'ปิยะ', latin: 'piya' }, { th: 'อนุชา', latin: 'anucha' }, { th: 'สุรชัย', latin: 'surachai' }, { th: 'เอกชัย', latin: 'ekachai' },
  { th: 'ภูมิ', latin: 'phum' }, { th: 'ชัยวัฒน์', latin: 'chaiwat' }, { th: 'พงศกร', latin: 'phongsakorn' }, { th: 'ศุภชัย', latin: 'supachai' },
  { th: 'นพดล', latin: 'noppadon' }, { th: 'วีระ', latin: 'weera' }, { th: 'ธีรเดช', latin: 'theeradet' }, { th: 'มานพ', latin: 'manop' },
  { th: 'สมหมาย', latin: 'sommai' }, { th: 'บุญส่ง', latin: 'boonsong' }, { th: 'ประเสริฐ', latin: 'prasert' }, { th: 'จักรพันธ์', latin: 'jakkaphan' },
  { th: 'ณิชา', latin: 'nicha' }, { th: 'พิมพ์ใจ', latin: 'pimjai' }, { th: 'อรอุมา', latin: 'onuma' }, { th: 'ศิริพร', latin: 'siriporn' },
  { th: 'กาญจนา', latin: 'kanjana' }, { th: 'วันเพ็ญ', latin: 'wanphen' }, { th: 'สุดารัตน์', latin: 'sudarat' }, { th: 'จันทร์จิรา', latin: 'janjira' },
  { th: 'ปาริชาติ', latin: 'parichat' }, { th: 'นงลักษณ์', latin: 'nonglak' }, { th: 'เบญจมาศ', latin: 'benjamat' }, { th: 'ชลธิชา', latin: 'chonticha' },
  { th: 'รุ่งนภา', latin: 'rungnapa' }, { th: 'มยุรี', latin: 'mayuree' }, { th: 'ดวงใจ', latin: 'duangjai' }, { th: 'สายฝน', latin: 'saifon' },
  { th: 'ลลิตา', latin: 'lalita' }, { th: 'อัญชลี', latin: 'anchalee' }, { th: 'ทิพย์วรรณ', latin: 'thipwan' }, { th: 'แก้วตา', latin: 'kaewta' },
]

export const familyNames: readonly string[] = [
  'แสงสว่าง', 'ทองสุข', 'บุญมา', 'ศรีวงษ์', 'พรหมมา', 'คำแก้ว', 'สุขเกษม', 'มั่นคง', 'วงศ์ใหญ่', 'แก้วมณี', 'ชูใจ', 'อินทร์แก้ว', 'รัตนกุล', 'สายทอง', 'นาคสวัสดิ์',
  'เพชรรัตน์', 'ใจตรง', 'ปานทอง', 'จันทร์หอม', 'ไชยเดช', 'บัวทอง', 'ยิ้มแย้ม', 'ดวงแก้ว', 'ภูเขียว', 'สมบูรณ์ดี', 'โพธิ์ศรี', 'หอมหวาน', 'กล้าหาญ', 'เรืองศรี', 'ทับทิมทอง',
  'พันธ์ดี', 'ธรรมดี', 'ขวัญเมือง', 'สุวรรณชาติ', 'เกิดผล', 'ลิ้มเจริญ', 'ตันสกุล', 'ชาวนา', 'ทะเลทอง', 'ฟ้าใส', 'น้ำเพชร', 'มีโชคดี', 'อยู่สบาย',
]
