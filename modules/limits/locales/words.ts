/** Words that replace the time in a refusal's sentence. */
export const words = {
  th: { untilReturn: 'คำขอกลับมาเล่นได้รับการยืนยัน' },
  en: { untilReturn: 'your return is confirmed' },
}
