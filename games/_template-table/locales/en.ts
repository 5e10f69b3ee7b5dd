import type { TableGameTexts } from '../../kit/locales/table-texts.ts'

const marks: Record<string, string> = { HIGH: 'High', LOW: 'Low' }

export const en: TableGameTexts = {
  name: 'Template Table',
  spots: marks,
  nameOf: (code) => marks[code] ?? `Face ${code.slice('FACE:'.length)}`,
  short: ({ winner, marks: [mark] }) => `${winner} ${marks[mark!]}`,
  call: ({ winner, marks: [mark] }) => `It is ${winner}, ${marks[mark!]?.toLowerCase()}`,
  rules: [
    'One die lies under a lid, which is lifted for the whole table at once.',
    'Low is 1 to 3 and high is 4 to 6; or guess the face that is thrown.',
  ],
}
