/**
 * The help centre in English; {name} and {minAge} are filled with the merchant's. An operator's text replaces
 * ours.
 */
import type { HelpText } from '../rules/help-text.ts'

export const helpTexts: readonly HelpText[] = [
  {
    topic: 'faq',
    title: 'Frequent questions',
    content: `<h3>How long does a withdrawal take?</h3>
<p>The amount is set aside at once, reviewed, approved and paid. You see each step with its time on the withdrawal page. A request that needs a closer look takes longer, and the page says so.</p>
<h3>Why can I withdraw less than my balance?</h3>
<p>Deposits and bonuses must be wagered first. The withdrawal page lists every open turnover and how much of it is left.</p>
<h3>How is turnover counted?</h3>
<p>The stakes of settled bets count. Cancelled rounds and bets returned by error do not.</p>
<h3>Can I change my bank account?</h3>
<p>Yes. Add the new account in the security centre with your withdrawal password; it can be used after a waiting time. It must be in your own name.</p>
<h3>I forgot my password</h3>
<p>Choose “forgot password” in the login window. You get a link by e-mail or a code by SMS, whichever you have registered.</p>
<h3>How do I check a past result?</h3>
<p>Open the round in your betting record and choose “verify”. Your own browser recomputes it.</p>`,
  },
  {
    topic: 'guide',
    title: 'Beginner guide',
    content: `<h3>1. Open an account</h3>
<p>Choose a username and a password of at least 8 characters, and confirm that you are {minAge} or over. Free play needs no account: the button stands in the login window.</p>
<h3>2. Verify your mobile number</h3>
<p>Enter your real name and the code from the SMS in the security centre. Without it you can play, but not withdraw.</p>
<h3>3. Deposit</h3>
<p>Choose PromptPay, enter an amount, scan the QR code with your banking app and pay exactly the amount shown. Your balance changes by itself.</p>
<h3>4. Play</h3>
<p>Each game tells its rules and its return (RTP) behind the “i” button. Begin with a small stake; the outcome of one round says nothing about the next.</p>
<h3>5. Withdraw</h3>
<p>Set a withdrawal password, add a bank account in your own name, and ask for the amount. You can follow every step.</p>
<h3>6. Keep your limits</h3>
<p>Decide before you play how much time and money you want to spend. If it stops being fun, stop. Customer service closes an account for a time or permanently whenever you ask.</p>`,
  },
  {
    topic: 'account',
    title: 'Account and sign-in',
    content: `<h3>Opening an account</h3>
<p>One person may hold one account. Choose a username of 4–16 letters and digits and a password of at least 8 characters that you use nowhere else. You must be {minAge} years old or over.</p>
<h3>Verification</h3>
<p>Level 1 needs your real name and a mobile number confirmed by a code. Without it you can play, but not withdraw. Your real name must be the name on your bank account; once it is set, only customer service can change it.</p>
<h3>Keeping it safe</h3>
<ul><li>We never ask for your password or a code, neither in chat nor by phone.</li>
<li>After three wrong sign-ins we ask for a captcha; after more, the account waits 15 minutes. A device that is already signed in stays signed in.</li>
<li>Changing your password signs out every other device.</li>
<li>The withdrawal password is six digits of its own. Five wrong tries lock it for 24 hours.</li></ul>`,
  },
  {
    topic: 'deposit',
    title: 'Deposits',
    content: `<h3>PromptPay</h3>
<p>Enter an amount, scan the QR code with your banking app and pay exactly the amount shown. A few satang are added so that your payment can be told from all others; the whole amount you pay is credited.</p>
<p>The QR code has a time limit. If it has run out, create a new one and do not pay the old one. Your balance changes by itself as soon as the bank reports the payment.</p>
<h3>Your own account only</h3>
<p>Pay from a bank account in your own name. Payments in another person's name are reviewed by customer service.</p>`,
  },
  {
    topic: 'withdraw',
    title: 'Withdrawals',
    content: `<h3>Before you withdraw</h3>
<ul><li>Your identity is verified and your withdrawal password is set.</li>
<li>The bank account is bound and in the same name as your account. A new bank account can be used after a waiting time.</li>
<li>The turnover of your deposits and bonuses is met. What is left is shown on the withdrawal page.</li></ul>
<h3>What happens then</h3>
<p>The amount is set aside at once and shown as locked. The request is reviewed, approved and paid; you see each step. A rejected request returns the whole amount to your balance.</p>
<p>When the payment has been sent, please confirm that you received it, or report that you did not.</p>`,
  },
  {
    topic: 'promotions',
    title: 'Promotions',
    content: `<h3>How do I take one?</h3>
<p>The promotions page lists what your account can use, with all its conditions before you press. A bonus with a deposit is chosen in the deposit form. Rewards to be claimed are in the reward centre, with the time by which to claim them.</p>
<h3>Turnover and the largest stake</h3>
<p>Every promotion says how many times it must be wagered, which games count how much, and the largest stake while its bonus is open. What is left is on its page and on the withdrawal page.</p>
<h3>I do not want the bonus any more</h3>
<p>You may give up a bonus at any time. The bonus is removed with its turnover; your own money stays.</p>
<h3>Free credit</h3>
<p>For a promotion with an application, write to the team and add up to three pictures. The team decides and tells you the result with its reason in your inbox. Free credit carries the turnover that is shown before you claim it.</p>
<h3>Once for a person</h3>
<p>The same device, citizen number, or name and birthday count as one person.</p>
<h3>Who gets no offers</h3>
<p>During a break or a self-exclusion there is no offer, bonus or message of any kind.</p>`,
  },
  {
    topic: 'rewards',
    title: 'VIP, rebates, points and missions',
    content: `<h3>VIP levels</h3>
<p>A level is reached when both your bets and your deposits in total reach its figures; this is checked every night at 01:30. Upgrade, monthly and birthday bonuses are credited by themselves and must be wagered once.</p>
<h3>Rebates</h3>
<p>A part of your valid bets comes back, won or lost, by category and by your level. It can be claimed once a category comes to 1 baht; what is not claimed is credited on Monday at 03:00.</p>
<h3>Points</h3>
<p>Play and deposits bring points, credited every day at 02:00. They never expire and are exchanged for money or for goods of the points mall.</p>
<h3>Missions and leaderboards</h3>
<p>Missions begin again every day or every Monday; a reward can be claimed until the end of the next day. Ranks follow valid bets. Prizes are paid after the period, and nobody moves up afterwards.</p>
<h3>Daily check-in</h3>
<p>Check in once a day when you have deposited or played what the day asks. A missed day begins the row again.</p>`,
  },
  {
    topic: 'draws',
    title: 'Red envelopes and raffles',
    content: `<h3>Red envelopes</h3>
<p>A pool is divided by chance among those who open an envelope, one for each member. All shares are fixed at the opening, so pressing fast brings nothing more.</p>
<h3>Raffles</h3>
<p>Deposits and play bring tickets. When the list is closed, its hash is published before the draw. Winners claim by the time that is shown.</p>
<h3>Check it yourself</h3>
<p>The hash of the seed is published from the beginning, and the seed at the end. Press “verify”, and your own browser computes everything again.</p>`,
  },
  {
    topic: 'referral',
    title: 'Invite friends',
    content: `<h3>How to invite</h3>
<p>Copy the link or the code on the page of friends and send it to people you know. Friends open their accounts themselves, with their own details.</p>
<h3>When is there a reward?</h3>
<p>When the friend has deposited and played enough within the days that are shown. The friend's welcome gift is credited at once; your reward waits for 30 days in the reward centre.</p>
<h3>What you see</h3>
<p>You see a masked name and which conditions are met, never the amounts or the play of a friend.</p>
<h3>What does not count</h3>
<p>Accounts that share a device, a bank account, a name or a network with you or with another friend of yours.</p>`,
  },
  {
    topic: 'rules',
    title: 'Game rules',
    content: `<h3>Stakes and results</h3>
<p>A bet counts once the stake has left your balance. The result is decided and settled on our server before it is shown; what you see only plays it back. Closing the page or losing the connection does not change a result.</p>
<h3>Interrupted rounds</h3>
<p>A round that was interrupted continues the next time you open the game. A round that cannot be finished is cancelled and its stake returned.</p>
<h3>Errors</h3>
<p>Malfunction voids the affected bets: their stakes are returned. Corrections are always listed in your account record with their reason.</p>
<h3>Return to player</h3>
<p>Each game states its theoretical return (RTP) in its help. It is the same for every player and every stake, and is an average over very many rounds.</p>`,
  },
  {
    topic: 'fair',
    title: 'Provably fair',
    content: `<p>Before you bet, we publish the fingerprint (SHA-256) of a secret server seed. Your client seed, which you may change, and a running number are mixed with it to draw each round. When you change seeds, the old server seed is revealed.</p>
<p>On the verification page you can recompute every round in your own browser and compare it with what you were shown. A result cannot be changed afterwards without changing the fingerprint.</p>`,
  },
  {
    topic: 'responsible',
    title: 'Responsible gaming',
    content: `<p>Play is for fun and costs money on average. Never play with money you need for living, and never to win back a loss.</p>
<h3>Signs to take seriously</h3>
<ul><li>You play longer or for more than you meant to.</li><li>You borrow money or hide your play.</li><li>You become restless when you cannot play.</li></ul>
<h3>Help</h3>
<p>Customer service closes an account on request, for a time or permanently, and asks for no reason. In Thailand the mental health hotline 1323 is open day and night and free of charge.</p>
<p>Nobody under {minAge} may play. Keep your sign-in away from minors.</p>`,
  },
  {
    topic: 'privacy',
    title: 'Privacy',
    content: `<p>We keep what is needed to run your account: username, contact details, real name, bank account, sign-ins with address and device, deposits, withdrawals and bets. Passwords are stored only as a one-way hash.</p>
<p>We use these data to provide the service, to prevent fraud and money laundering, and to meet legal duties. They are not sold. Payment providers and game vendors receive only what their part needs.</p>
<p>You may ask customer service which data we hold and have wrong data corrected. Records of money are kept for as long as the law requires.</p>`,
  },
  {
    topic: 'term',
    title: 'Terms of use',
    content: `<h3>1. Parties</h3><p>These terms are between you and the operator of {name}. By opening an account you accept them.</p>
<h3>2. Who may play</h3><p>You must be at least {minAge} years old and be allowed to play under the law of the place you are in. It is your duty to know that law. Employees of the operator and its vendors may not play.</p>
<h3>3. Your account</h3><p>One account a person, with true details, for yourself only. You are responsible for what is done with your sign-in. Tell us at once if somebody else may know it.</p>
<h3>4. Money</h3><p>Balances bear no interest and are no bank deposit. Deposits and withdrawals are made in your own name. Deposits must be wagered as shown on the withdrawal page before they can be withdrawn. We may ask for proof of identity or of the source of funds.</p>
<h3>5. Bets</h3><p>A bet accepted by our server is binding. Our records decide in case of doubt; you may see all of yours. Bets made by error of the system are void and their stakes returned.</p>
<h3>6. Not allowed</h3><p>Several accounts, playing for others, collusion against other members, automatic programs, use of errors, and attempts to reach other people's data. In such cases we may refuse a bet, withhold the gain made from it and close the account; your remaining deposits are paid out unless the law forbids it.</p>
<h3>7. Suspension</h3><p>We may suspend an account to check a suspicion, and tell you the result. You may close your account at any time.</p>
<h3>8. Complaints</h3><p>Write to customer service within 30 days. You receive an answer that gives reasons.</p>
<h3>9. Liability</h3><p>We are liable for money in your balance and for damage we cause by intent or gross negligence. We are not liable for interruptions of networks or banks outside our control.</p>
<h3>10. Changes</h3><p>Changes of these terms are announced on this site before they take effect. If you do not agree, you may close your account and withdraw your balance.</p>`,
  },
]
