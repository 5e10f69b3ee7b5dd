/** The demo's inbox, live chat and feedback: typical messages between a merchant and its members. */
import { sendMessage, type MessageDraft } from '../../modules/messaging/index.ts'
import { insertFeedback } from '../../modules/messaging/feedback/store/feedback.ts'
import { insertSending } from '../../modules/messaging/inbox/store/inbox.ts'
import { insertLine, takeConversation } from '../../modules/messaging/chat/store/chat.ts'
import { clock } from '../../kernel/clock.ts'
import type { Tx } from '../../platform/postgres.ts'
import { demoMemberId } from './identity.ts'
import { DEMO_MERCHANT } from './system.ts'

const MINUTE_MS = 60_000

const toOne: readonly Omit<MessageDraft, 'merchantId' | 'memberId'>[] = [
  {
    category: 'SECURITY',
    key: 'demo:device',
    link: '/member?page=securityCenter',
    titles: { TH: 'เข้าสู่ระบบจากอุปกรณ์ใหม่', EN: 'Log-in from a new device' },
    contents: {
      TH: 'มีการเข้าสู่ระบบจาก Windows · Edge\n\nหากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านทันที',
      EN: 'Your account was used on Windows · Edge.\n\nIf that was not you, change your password now.',
    },
  },
  {
    category: 'MONEY',
    key: 'demo:account',
    link: '/member?page=withdraw',
    titles: { TH: 'บัญชีธนาคารพร้อมใช้แล้ว', EN: 'Your bank account is ready' },
    contents: {
      TH: 'บัญชี KBANK ที่ลงท้ายด้วย 0001 ใช้รับเงินถอนได้แล้ว',
      EN: 'Your KBANK account ending in 0001 can receive withdrawals now.',
    },
  },
]

const lines = [
  { author: 'MEMBER', text: 'สวัสดีค่ะ อยากทราบว่าถอนเงินขั้นต่ำเท่าไรคะ' },
  { author: 'STAFF', text: 'สวัสดีค่ะ ถอนขั้นต่ำ 100 บาทค่ะ เงินเข้าบัญชีภายในไม่กี่นาที' },
  { author: 'MEMBER', text: 'ขอบคุณค่ะ' },
] as const

export async function seedService(tx: Tx): Promise<void> {
  const now = clock.now()
  const sending = {
    titles: { TH: 'ยินดีต้อนรับสู่ศาลา', EN: 'Welcome to Sala' },
    contents: {
      TH: 'ขอให้สนุกกับทุกเกม และเล่นอย่างพอดี\n\nตั้งวงเงินของตัวเองได้ที่บัญชีของฉัน',
      EN: 'Enjoy every game, and play within your means.\n\nYou can set your own limits in your account.',
    },
  }
  await insertSending(tx, DEMO_MERCHANT, {
    sending_id: 'demo-welcome',
    audience: 'ALL',
    recipients: 0,
    titles: sending.titles,
    sent_by: 'support',
    sent_at: now,
  })
  await sendMessage(tx, {
    merchantId: DEMO_MERCHANT,
    memberId: null,
    category: 'SYSTEM',
    ...sending,
    link: '/help',
    key: 'demo:welcome',
    sendingId: 'demo-welcome',
  })
  for (const message of toOne)
    await sendMessage(tx, { merchantId: DEMO_MERCHANT, memberId: demoMemberId(1), ...message })

  await seedConversation(tx, 1, lines, now)
  await seedConversation(tx, 2, [{ author: 'MEMBER', text: 'Hello, how do I change my phone number?' }], now)

  const feedback = (number: number, kind: 'FEEDBACK' | 'QUESTION', content: string) =>
    insertFeedback(tx, {
      feedbackId: `demo-${kind.toLowerCase()}-${number}`,
      merchantId: DEMO_MERCHANT,
      memberId: demoMemberId(number),
      account: `member0${number}`,
      kind,
      content,
      images: [],
      sentAt: new Date(now.getTime() - number * MINUTE_MS),
    })
  await feedback(3, 'FEEDBACK', 'อยากให้หน้าประวัติเดิมพันเลือกช่วงเวลาได้เร็วขึ้น ตอนนี้ต้องกดหลายครั้ง')
  await feedback(4, 'QUESTION', 'Can I use the same bank account for deposits and withdrawals?')
}

async function seedConversation(
  tx: Tx,
  number: number,
  said: readonly { author: 'MEMBER' | 'STAFF'; text: string }[],
  now: Date,
): Promise<void> {
  const fresh = {
    conversationId: `demo-chat-${number}`,
    merchantId: DEMO_MERCHANT,
    memberId: demoMemberId(number),
    account: `member0${number}`,
    now,
  }
  for (const [place, { author, text }] of said.entries()) {
    const conversation = await takeConversation(tx, fresh)
    await insertLine(tx, conversation, {
      author,
      text,
      image: '',
      authorId: author === 'MEMBER' ? fresh.memberId : 'support',
      authorName: author === 'MEMBER' ? '' : 'มาลี',
      sentAt: new Date(now.getTime() - (said.length - place) * MINUTE_MS),
    })
  }
}
