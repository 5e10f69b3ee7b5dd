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
    titles: { TH: 'เปิดบัญชีตัวแทนแล้ว', EN: 'Your agent account is open', ZH: '代理账号已开通' },
    contents: {
      TH: 'ดูทีม เปิดบัญชี และสร้างลิงก์สมัครได้ที่ศูนย์ตัวแทน',
      EN: 'See your team, open accounts and make registration links in the agent centre.',
      ZH: '可在代理中心查看团队、开户和创建注册链接。',
    },
  }),
  groupChanged: (before: number, after: number) => ({
    titles: { TH: 'ระดับอัตราจ่ายเปลี่ยน', EN: 'Prize group changed', ZH: '奖金组变更' },
    contents: {
      TH: `ระดับอัตราจ่ายของคุณเปลี่ยนจาก ${before} เป็น ${after} รายการที่เดิมพันก่อนหน้าใช้ระดับเดิม`,
      EN: `Your prize group changed from ${before} to ${after}. Bets placed before keep the old one.`,
      ZH: `您的奖金组由 ${before} 变更为 ${after}，之前的投注按原奖金组结算。`,
    },
  }),
  moved: (uplineName: string, from: string) => ({
    titles: { TH: 'เปลี่ยนอัปไลน์', EN: 'Upline changed', ZH: '上级变更' },
    contents: {
      TH: `ตั้งแต่ ${from} อัปไลน์ของคุณคือ ${uplineName}`,
      EN: `From ${from} your upline is ${uplineName}.`,
      ZH: `自 ${from} 起，您的上级为 ${uplineName}。`,
    },
  }),
  joined: (username: string, code: string) => ({
    titles: { TH: 'มีลูกทีมใหม่', EN: 'New account in your team', ZH: '团队新账号' },
    contents: {
      TH: `${username} สมัครผ่านลิงก์ ${code} ของคุณ`,
      EN: `${username} registered through your link ${code}.`,
      ZH: `${username} 通过您的链接 ${code} 注册。`,
    },
  }),
}
