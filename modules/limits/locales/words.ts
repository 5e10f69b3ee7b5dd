/** Single words that fill a refusal's sentence where a moment would stand. */
export const words = {
  th: { forGood: 'ตลอดไป', untilReturn: 'คำขอกลับมาเล่นได้รับการยืนยัน' },
  en: { forGood: 'for good', untilReturn: 'your return is confirmed' },
}
