/** Single words that fill a refusal's sentence where a moment would stand. */
export const words = {
  th: { untilReturn: 'คำขอกลับมาเล่นได้รับการยืนยัน' },
  en: { untilReturn: 'your return is confirmed' },
}
