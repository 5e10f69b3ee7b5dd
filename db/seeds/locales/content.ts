/** Texts of the demo's site about itself. Every sentence is true in demo mode. */
import type { Texts } from '../../../contract/shared/content-words.ts'
import type { ArticleDraft, AnnouncementDraft } from '../../../modules/messaging/index.ts'

/** In Chinese too: the agents' centre shows them. */
type NoticeText = Pick<AnnouncementDraft, 'promotionType'> & {
  titles: Texts
  contents: Texts
  daysAgo: number
  imageUrl?: string
}
type PopupText = Pick<AnnouncementDraft, 'execution' | 'titles' | 'contents'>
type ArticleText = Pick<
  ArticleDraft,
  'section' | 'slug' | 'titles' | 'summaries' | 'contents' | 'imageUrl'
> & { daysAgo: number }

export const notices: readonly NoticeText[] = [
  {
    daysAgo: 0,
    promotionType: 'SYSTEM',
    imageUrl: '/art/banner-welcome.svg',
    titles: { TH: 'ศาลาเปิดให้ลองในโหมดสาธิต', EN: 'Sala is open in demo mode', ZH: 'Sala 演示模式已开放' },
    contents: {
      TH: '<p>เว็บไซต์นี้ทำงานในโหมดสาธิต ยอดเงินทั้งหมดเป็นเครดิตสำหรับเล่น ไม่มีเงินจริงเข้าออก</p><ul><li>ฝากเงินผ่านธนาคารสาธิตในหน้าฝากเงิน</li><li>SMS และอีเมลไม่ถูกส่งออกนอกเครื่อง อ่านได้ในกล่องข้อความสาธิต</li><li>ทุกอย่างที่เห็นทำงานเหมือนระบบจริง</li></ul>',
      EN: '<p>This site runs in demo mode. Every balance is play credit, and no real money comes in or goes out.</p><ul><li>Deposits are paid by the demo bank on the deposit page.</li><li>SMS and e-mail never leave the machine; they wait in the demo outbox.</li><li>Everything you see works as it does in a live house.</li></ul>',
      ZH: '<p>本网站以演示模式运行，所有余额均为试玩额度，没有真实资金进出。</p><ul><li>存款由存款页面的演示银行支付。</li><li>短信和邮件不会离开本机，可在演示发件箱中查看。</li><li>您看到的一切均与正式运营一致。</li></ul>',
    },
  },
  {
    daysAgo: 1,
    promotionType: 'GAME',
    imageUrl: '/art/banner-rebate.svg',
    titles: {
      TH: 'ช้างเผือกทองสยามและตุ๊กตุ๊กนำโชคพร้อมให้เล่น',
      EN: 'Siam Gold Elephant and Lucky Tuk-Tuk are ready to play',
      ZH: '暹罗金象与幸运嘟嘟车已开放',
    },
    contents: {
      TH: '<p>เกมของศาลาสตูดิโอสองเกมเปิดให้เล่นแล้ว ช้างเผือกทองสยามมี 20 ไลน์ อัตราการจ่ายคืน 96.04% ส่วนตุ๊กตุ๊กนำโชคเป็นสล็อต 3 วงล้อ อัตราการจ่ายคืน 96.35%</p><p>ทั้งสองเกมตรวจผลย้อนหลังได้ทุกรอบ</p>',
      EN: '<p>Two games of Sala Studio are open. Siam Gold Elephant plays on 20 lines with a return of 96.04%; Lucky Tuk-Tuk has three reels and returns 96.35%.</p><p>Every round of both can be checked afterwards.</p>',
      ZH: '<p>Sala Studio 的两款游戏已开放。暹罗金象共 20 条线，返还率 96.04%；幸运嘟嘟车为三轴老虎机，返还率 96.35%。</p><p>两款游戏的每一局均可事后验证。</p>',
    },
  },
  {
    daysAgo: 2,
    promotionType: 'SECURITY',
    titles: {
      TH: 'เราไม่ถามรหัสผ่านหรือรหัส SMS',
      EN: 'We never ask for your password or an SMS code',
      ZH: '我们绝不索取密码或短信验证码',
    },
    contents: {
      TH: '<p>ทีมงานไม่ถามรหัสผ่าน รหัสถอนเงิน หรือรหัสจาก SMS ทั้งทางแชตและโทรศัพท์ หากมีผู้อ้างเป็นทีมงานและขอรหัส กรุณาอย่าให้ และแจ้งฝ่ายบริการลูกค้า</p>',
      EN: '<p>Our team never asks for a password, a withdrawal password or a code from an SMS, neither in chat nor by phone. If somebody who claims to be us asks for one, do not give it, and tell customer service.</p>',
      ZH: '<p>我们的工作人员不会通过聊天或电话索取密码、取款密码或短信验证码。如有人冒充我们索取，请勿提供，并告知客服。</p>',
    },
  },
  {
    daysAgo: 4,
    promotionType: 'ACCOUNT',
    titles: {
      TH: 'ยืนยันเบอร์มือถือก่อนถอนเงินครั้งแรก',
      EN: 'Verify your mobile number before the first withdrawal',
      ZH: '首次取款前请验证手机号',
    },
    contents: {
      TH: '<p>การถอนเงินต้องมีชื่อจริง เบอร์มือถือที่ยืนยันแล้ว รหัสถอนเงิน และบัญชีธนาคารชื่อของคุณเอง ตั้งค่าทั้งหมดได้ในศูนย์ความปลอดภัย</p>',
      EN: '<p>A withdrawal needs your real name, a verified mobile number, a withdrawal password and a bank account in your own name. All of them are set in the security centre.</p>',
      ZH: '<p>取款需要真实姓名、已验证的手机号、取款密码以及您本人名下的银行账户，均可在安全中心设置。</p>',
    },
  },
  {
    daysAgo: 6,
    promotionType: 'SYSTEM',
    titles: {
      TH: 'โอนให้ตรงกับยอดใน QR ทุกสตางค์',
      EN: 'Pay exactly the amount of the QR code',
      ZH: '请按二维码的准确金额付款',
    },
    contents: {
      TH: '<p>ระบบเพิ่มเศษสตางค์ให้ยอดฝากแต่ละรายการ เพื่อแยกรายการของคุณจากของผู้อื่น กรุณาโอนให้ตรงกับยอดที่แสดง ยอดที่โอนเข้าบัญชีครบทุกสตางค์</p>',
      EN: '<p>A few satang are added to each deposit, so that yours can be told from all others. Please pay exactly the amount shown; the whole of it is credited.</p>',
      ZH: '<p>每笔存款会附加少量萨当，以便识别您的款项。请按显示的准确金额付款，全部金额都会入账。</p>',
    },
  },
  {
    daysAgo: 8,
    promotionType: 'GAME',
    titles: { TH: 'ตรวจผลของทุกรอบได้ด้วยตนเอง', EN: 'Check every round yourself', ZH: '每一局都可自行验证' },
    contents: {
      TH: '<p>ก่อนวางเดิมพัน เราเผยแพร่ค่าแฮชของซีดเซิร์ฟเวอร์ เมื่อเปลี่ยนซีดแล้ว หน้าตรวจสอบผลจะคำนวณทุกรอบใหม่ในเบราว์เซอร์ของคุณ</p>',
      EN: '<p>Before you bet, we publish the fingerprint of the server seed. Once the seeds are changed, the verification page recomputes every round in your own browser.</p>',
      ZH: '<p>投注前我们会公布服务器种子的哈希值。更换种子后，验证页面会在您的浏览器中重新计算每一局。</p>',
    },
  },
  {
    daysAgo: 10,
    promotionType: 'ACCOUNT',
    titles: {
      TH: 'บัญชีธนาคารที่เพิ่มใหม่มีระยะเวลารอ',
      EN: 'A new bank account has a waiting time',
      ZH: '新增银行账户有等待时间',
    },
    contents: {
      TH: '<p>เพื่อความปลอดภัย บัญชีธนาคารที่เพิ่มใหม่จะใช้ถอนเงินได้เมื่อครบระยะเวลารอ หน้าถอนเงินแสดงเวลาที่เริ่มใช้ได้</p>',
      EN: '<p>For your safety a bank account that was just added can be used after a waiting time. The withdrawal page shows from when.</p>',
      ZH: '<p>为了您的安全，新增的银行账户须经过等待时间后才能用于取款。取款页面会显示可用时间。</p>',
    },
  },
  {
    daysAgo: 13,
    promotionType: 'GAME',
    titles: {
      TH: 'ACME ตัวอย่างการเชื่อมต่อค่ายเกม',
      EN: 'ACME, an example of an integration',
      ZH: 'ACME：供应商接入示例',
    },
    contents: {
      TH: '<p>ACME เป็นค่ายสาธิต มีสามเกมไว้ดูการเชื่อมต่อของค่ายเกมภายนอกกับกระเป๋าเงินของศาลา ทุกเกมเล่นด้วยเครดิตสาธิต</p>',
      EN: '<p>ACME is a demo vendor. Its three games show how an outside vendor connects to Sala’s wallet, and all of them play with demo credit.</p>',
      ZH: '<p>ACME 是演示供应商，三款游戏展示外部供应商如何接入 Sala 的钱包，均使用试玩额度。</p>',
    },
  },
  {
    daysAgo: 15,
    promotionType: 'SYSTEM',
    titles: {
      TH: 'เลือกภาษาและธีมได้จากเมนู',
      EN: 'Choose language and theme in the menu',
      ZH: '可在菜单中选择语言和主题',
    },
    contents: {
      TH: '<p>ใช้งานได้ทั้งภาษาไทยและอังกฤษ พร้อมธีมมืดและสว่าง ระบบจำตัวเลือกไว้ในเครื่องของคุณ</p>',
      EN: '<p>The site speaks Thai and English and has a dark and a light theme. Your choice is kept on your device.</p>',
      ZH: '<p>网站提供泰语和英语，以及深色和浅色主题。您的选择会保存在本设备上。</p>',
    },
  },
  {
    daysAgo: 18,
    promotionType: 'SECURITY',
    titles: { TH: 'ตรวจสอบอุปกรณ์ที่เข้าสู่ระบบอยู่', EN: 'See which devices are signed in', ZH: '查看已登录的设备' },
    contents: {
      TH: '<p>เมื่อเปลี่ยนรหัสผ่าน อุปกรณ์อื่นทุกเครื่องจะออกจากระบบ หากเห็นการเข้าสู่ระบบที่ไม่รู้จัก ให้เปลี่ยนรหัสผ่านทันที</p>',
      EN: '<p>Changing your password signs out every other device. If you see a sign-in that was not yours, change your password at once.</p>',
      ZH: '<p>修改密码会让其他所有设备退出登录。如发现非本人的登录，请立即修改密码。</p>',
    },
  },
]

export const popups: readonly PopupText[] = [
  {
    execution: 'B',
    titles: { TH: 'ยินดีต้อนรับสู่ศาลา', EN: 'Welcome to Sala' },
    contents: {
      TH: '<p>นี่คือเว็บไซต์สาธิต เล่นด้วยเครดิต ไม่มีเงินจริง</p>',
      EN: '<p>This is a demo site. You play with credit, never with real money.</p>',
    },
  },
  {
    execution: 'A',
    titles: { TH: 'เกมใหม่จากศาลาสตูดิโอ', EN: 'New from Sala Studio' },
    contents: {
      TH: '<p>ช้างเผือกทองสยามเปิดให้เล่นแล้ว ผลทุกรอบตรวจสอบได้</p>',
      EN: '<p>Siam Gold Elephant is open, and every round can be checked.</p>',
    },
  },
  {
    execution: 'F',
    titles: { TH: 'เริ่มต้นกับศาลา', EN: 'Your first steps' },
    contents: {
      TH: '<p>ก่อนถอนเงินครั้งแรก ให้ยืนยันเบอร์มือถือ ตั้งรหัสถอนเงิน และเพิ่มบัญชีธนาคารในศูนย์ความปลอดภัย</p>',
      EN: '<p>Before your first withdrawal, verify your mobile number, set a withdrawal password and add a bank account in the security centre.</p>',
    },
  },
]

export const articles: readonly ArticleText[] = [
  {
    section: 'NEWS',
    slug: 'demo-house-opens',
    daysAgo: 0,
    imageUrl: '/art/banner-welcome.svg',
    titles: { TH: 'ศาลาสาธิตเปิดแล้ว', EN: 'The demo house is open' },
    summaries: {
      TH: 'ลองทุกขั้นตอนตั้งแต่สมัครจนถอนเงินด้วยเครดิตสาธิต',
      EN: 'Try every step from registration to withdrawal with demo credit.',
    },
    contents: {
      TH: '<p>ศาลาสาธิตเปิดให้ลองทุกขั้นตอนของเว็บไซต์ ตั้งแต่สมัครสมาชิก ฝาก เล่น ไปจนถึงถอนเงิน โดยใช้เครดิตสาธิตเท่านั้น</p><h3>สิ่งที่ลองได้</h3><ul><li>สมัครด้วยชื่อผู้ใช้หรือเบอร์มือถือ</li><li>ฝากผ่านพร้อมเพย์กับธนาคารสาธิต</li><li>เล่นเกมของศาลาสตูดิโอและตรวจผลทุกรอบ</li><li>ถอนเงินและติดตามทุกขั้นตอน</li></ul>',
      EN: '<p>The demo house lets you try every step of the site, from registration through deposit and play to withdrawal, with demo credit only.</p><h3>What you can try</h3><ul><li>Register with a username or a mobile number.</li><li>Deposit by PromptPay with the demo bank.</li><li>Play the games of Sala Studio and check every round.</li><li>Withdraw and follow each step.</li></ul>',
    },
  },
  {
    section: 'NEWS',
    slug: 'two-studio-games',
    daysAgo: 1,
    imageUrl: '/art/banner-rebate.svg',
    titles: { TH: 'เกมของศาลาสตูดิโอสองเกม', EN: 'Two games of Sala Studio' },
    summaries: {
      TH: 'ช้างเผือกทองสยามและตุ๊กตุ๊กนำโชค พร้อมอัตราการจ่ายคืนที่คำนวณครบทุกกรณี',
      EN: 'Siam Gold Elephant and Lucky Tuk-Tuk, with returns computed over every outcome.',
    },
    contents: {
      TH: '<p>ช้างเผือกทองสยามเป็นสล็อต 20 ไลน์ มีฟรีสปินที่จ่ายสองเท่า อัตราการจ่ายคืน 96.04% ตุ๊กตุ๊กนำโชคเป็นสล็อต 3 วงล้อ อัตราการจ่ายคืน 96.35%</p><p>อัตราเหล่านี้คำนวณจากทุกผลที่เป็นไปได้ และเท่ากันสำหรับผู้เล่นทุกคน</p>',
      EN: '<p>Siam Gold Elephant is a slot with 20 lines and free spins that pay double; its return is 96.04%. Lucky Tuk-Tuk has three reels and returns 96.35%.</p><p>These figures are computed over every possible outcome and are the same for every player.</p>',
    },
  },
  {
    section: 'BLOG',
    slug: 'what-rtp-means',
    daysAgo: 2,
    imageUrl: '',
    titles: { TH: 'RTP คืออะไร', EN: 'What RTP means' },
    summaries: {
      TH: 'อัตราการจ่ายคืนเป็นค่าเฉลี่ยระยะยาว ไม่ใช่คำสัญญาของรอบถัดไป',
      EN: 'The return is an average over very many rounds, not a promise for the next one.',
    },
    contents: {
      TH: '<p>RTP หรืออัตราการจ่ายคืน คือส่วนของเดิมพันที่เกมจ่ายกลับโดยเฉลี่ยเมื่อเล่นเป็นจำนวนรอบมาก เกมที่มี RTP 96% จ่ายคืนเฉลี่ย 96 บาทจากเดิมพันรวม 100 บาท ส่วนที่เหลือเป็นค่าใช้จ่ายของความบันเทิง</p><h3>สิ่งที่ RTP ไม่ได้บอก</h3><p>RTP ไม่บอกว่ารอบถัดไปจะออกอะไร และไม่ทำให้ยอดที่เสียไปกลับคืน ทุกรอบเป็นอิสระจากกัน</p><h3>ดูได้ที่ไหน</h3><p>ทุกเกมแสดงค่านี้ไว้ในหน้าช่วยเหลือของเกม</p>',
      EN: '<p>RTP, the return to player, is the part of all stakes that a game pays back on average over very many rounds. A game with an RTP of 96% pays back 96 baht of every 100 baht staked on average; the rest is the price of the entertainment.</p><h3>What it does not say</h3><p>It does not say what the next round will bring, and it does not bring back what was lost. Every round is independent of the others.</p><h3>Where to find it</h3><p>Each game shows its figure in its help.</p>',
    },
  },
  {
    section: 'BLOG',
    slug: 'how-a-result-is-checked',
    daysAgo: 5,
    imageUrl: '',
    titles: { TH: 'ตรวจผลเกมอย่างไร', EN: 'How a result is checked' },
    summaries: {
      TH: 'ซีด ค่าแฮช และเบราว์เซอร์ของคุณ อธิบายแบบสั้น',
      EN: 'Seeds, a fingerprint and your own browser, in short.',
    },
    contents: {
      TH: '<p>ก่อนเล่น เซิร์ฟเวอร์เลือกซีดลับและเผยแพร่ค่าแฮชของซีดนั้น ค่าแฮชเหมือนลายนิ้วมือ แก้ซีดภายหลังไม่ได้โดยไม่เปลี่ยนค่าแฮช</p><ol><li>คุณมีซีดของตนเองและเปลี่ยนได้</li><li>ผลของแต่ละรอบมาจากสองซีดรวมกับลำดับรอบ</li><li>เมื่อเปลี่ยนซีด ซีดลับเดิมจะถูกเปิดเผย</li></ol><p>หน้าตรวจสอบผลคำนวณทุกอย่างในเบราว์เซอร์ของคุณ ไม่ต้องเชื่อเซิร์ฟเวอร์ของเรา</p>',
      EN: '<p>Before you play, the server chooses a secret seed and publishes its fingerprint. The seed cannot be changed afterwards without changing the fingerprint.</p><ol><li>You have a seed of your own and may change it.</li><li>The result of each round comes from both seeds and the number of the round.</li><li>When the seeds are changed, the old secret one is revealed.</li></ol><p>The verification page computes everything in your own browser; you need not trust our server.</p>',
    },
  },
]
