/** What applicants and members of a line are told. */

export const lineTexts = {
  approved: (username: string) => ({
    th: `ใบสมัครตัวแทนของคุณได้รับอนุมัติแล้ว เข้าสู่ระบบด้วยชื่อผู้ใช้ ${username} และรหัสผ่านที่คุณตั้งไว้`,
    en: `Your application as an agent is approved. Log in as ${username} with the password you chose.`,
  }),
  rejected: (reason: string) => ({
    th: `ใบสมัครตัวแทนของคุณยังไม่ได้รับอนุมัติ เหตุผล ${reason}`,
    en: `Your application as an agent was not approved. Reason: ${reason}`,
  }),
  welcome: () => ({
    titles: { TH: 'เปิดบัญชีตัวแทนแล้ว', EN: 'Your agent account is open' },
    contents: {
      TH: 'ดูทีม เปิดบัญชี และสร้างลิงก์สมัครได้ที่ศูนย์ตัวแทน',
      EN: 'See your team, open accounts and make registration links in the agent centre.',
    },
  }),
  groupChanged: (before: number, after: number) => ({
    titles: { TH: 'ระดับอัตราจ่ายเปลี่ยน', EN: 'Prize group changed' },
    contents: {
      TH: `ระดับอัตราจ่ายของคุณเปลี่ยนจาก ${before} เป็น ${after} รายการที่เดิมพันก่อนหน้าใช้ระดับเดิม`,
      EN: `Your prize group changed from ${before} to ${after}. Bets placed before keep the old one.`,
    },
  }),
  moved: (uplineName: string, from: string) => ({
    titles: { TH: 'เปลี่ยนอัปไลน์', EN: 'Upline changed' },
    contents: {
      TH: `ตั้งแต่ ${from} อัปไลน์ของคุณคือ ${uplineName}`,
      EN: `From ${from} your upline is ${uplineName}.`,
    },
  }),
}
