import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { smtpMailSender } from '../../../platform/mail.ts'
import { writeMail, type Letter } from './write-mail.ts'

async function sent(letter: Letter): Promise<Email> {
  let received: Buffer | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received = Buffer.concat(chunks)
        done()
      })
    },
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  const sender = smtpMailSender(
    `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}/?from=no-reply@play.example`,
  )
  await sender.send({ id: 'm1', to: 'you@example.com', ...writeMail(letter) })
  sender.close()
  await new Promise<void>((gone) => {
    server.close(() => gone())
  })
  return PostalMime.parse(received!)
}

test('a mail carries the same words as text and as HTML, under the merchant’s name, in Thai and English', async () => {
  for (const language of ['th', 'en'] as const) {
    const house = language === 'th' ? 'บ้านทอง' : 'Gold House'
    const mail = await sent({
      house,
      language,
      subject: `รหัส ${house}`,
      parts: [
        'สวัสดี\nสองบรรทัด',
        { code: '123456' },
        { address: 'https://play.example/forget#token=a&b', label: 'Open' },
      ],
    })
    expect(mail.subject).toBe(`รหัส ${house}`)
    expect(mail.text!.trim().replaceAll('\r', '')).toBe(
      `${house}\n\nสวัสดี\nสองบรรทัด\n\n123456\n\nOpen\nhttps://play.example/forget#token=a&b\n\n— ${house}`,
    )
    expect(mail.html).toContain(`<html lang="${language}">`)
    expect(mail.html).toContain('สวัสดี<br>สองบรรทัด')
    expect(mail.html).toContain('<a href="https://play.example/forget#token=a&amp;b"')
    expect(mail.html!.split(house).length).toBeGreaterThan(2)
  }
})

test('no name and no word becomes markup', () => {
  const tags = /<[^>]*>/g
  const frame = writeMail({
    house: '',
    language: 'en',
    subject: '',
    parts: ['', { code: '' }, { address: '', label: '' }],
  }).html.match(tags)
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "' onmouseover='x",
      '&lt;b&gt;',
      '</title><script>',
    ),
  )
  fc.assert(
    fc.property(hostile, hostile, hostile, (house, words, address) => {
      const oneLine = words.replaceAll('\n', ' ')
      const tagsOf = (html: string) => html.match(tags)!.map((tag) => tag.replace(/href="[^"]*"/, 'href=""'))
      const { html } = writeMail({
        house,
        language: 'en',
        subject: house,
        parts: [oneLine, { code: oneLine }, { address, label: oneLine }],
      })
      expect(tagsOf(html)).toEqual(frame)
    }),
  )
})
