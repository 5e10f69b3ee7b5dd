/**
 * The ten thousand most common passwords, for the browser and the server: what people choose when a site asks
 * for eight characters – a word they like followed by digits or a sign, a name and a year, a walk over the
 * keyboard, a repeated piece, a date. The words and habits are those that published counts of leaked
 * passwords put at the top in Thailand and elsewhere, most common first.
 */

const WORDS =
  `password passw0rd p@ssword p@ssw0rd qwerty iloveyou love admin welcome monkey dragon football baseball letmein sunshine princess
master shadow superman batman michael jordan jessica ashley charlie daniel andrew joshua thomas hunter jennifer michelle nicole robert george william
summer winter spring autumn monday friday sunday january december flower cookie cheese banana orange purple yellow silver golden diamond
computer internet samsung iphone android google facebook youtube tiktok twitter instagram naruto pokemon pikachu onepiece doraemon minecraft roblox
freefire fortnite valorant counter hello helloworld freedom whatever nothing secret access mustang ferrari porsche mercedes corvette yamaha
honda toyota liverpool arsenal chelsea barcelona realmadrid manchester juventus ronaldo messi neymar beckham thailand bangkok chiangmai phuket pattaya
isan korat siam sawasdee sabaidee sawatdee somchai somsak somying sompong malee mali suda nida nong ploy fern namwan namtan mint mook
noon nook nook bank boss beer benz game golf ball arm art aom aoy earth film first gift ice james joe jay kan kwan may may nan nat new nut oat oil pim
poom prem tong ton toey tle top view win ying yok dek ngern tang thong ruay chokdee kamlang huay lotto jackpot casino slot baccarat poker bonus
lucky money rich happy baby babygirl babyboy angel angels blue black white pink green red star stars rainbow butterfly tiger lion eagle
panther dolphin rabbit puppy kitten buster ginger pepper tigger jasmine amanda samantha anthony matthew nicholas jonathan christian
patrick richard edward steven benjamin alexander victoria elizabeth stephanie rachel lauren maria anna lisa laura sarah david john peter paul
mark luke jack harry oliver oscar sophie emma mother father family friend friends forever lovely lover loveyou mylove sweet sweetheart honey
sexy hottie killer ninja samurai soccer hockey tennis golf basket music guitar rock metal school student teacher doctor nurse police soldier
test tester testing demo guest user root system server network windows linux apple orange mango coffee chocolate pizza sala`.split(
    /\s+/,
  )

const FIGURES =
  `1 12 123 1234 12345 123456 1234567 0 00 01 007 09 10 11 111 1111 13 14 15 16 17 18 19 20 21 22 222 23 24 25 55 555 5555 66 666 69 7 77 777 789 8 88 888 8888 9 99 999 9999 456 321 147 159 2540 2543 2550 2560 2567 2568
1980 1985 1988 1990 1991 1992 1993 1994 1995 1996 1997 1998 1999 2000 2001 2002 2003 2004 2005 2010 2015 2018 2019 2020 2021 2022 2023 2024 2025 2026 a abc x xx xxx za zaza`.split(
    /\s+/,
  )

const SIGNS = ['!', '@', '.', '!!', '@123', '#1', '123!', '_123', '1!', '@1234']

const WALKS =
  `qwertyuiop qwertyui qwerty123 qwerty1234 qwerty12 qwer1234 qwertyqwerty asdfghjkl asdfghjk asdfasdf asdf1234 asdfghjkl1 zxcvbnm zxcvbnm1 zxcvbnm123 zxcvbnmm
1qaz2wsx 1qaz2wsx3edc qazwsxedc qazwsx123 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1xsw2 qweasdzxc qweasd123 qwe123qwe asd123asd poiuytrewq lkjhgfdsa
mnbvcxz1 1a2b3c4d a1b2c3d4 a1s2d3f4 abcd1234 abcdefgh abcdefg1 abc12345 abc123456 abcdefghij abcabc123 aa123456 aa12345678 a1234567 a12345678 a123456789 q1234567 z1234567
1234qwer 1234abcd 123456abc 123456qwe 12345qwert 123qweasd 123qwe123 987654321a asdqwe123 !qaz2wsx 1qazxsw2 qwertzuiop azertyuiop`.split(
    /\s+/,
  )

const HALVES = [
  '12',
  '123',
  '1234',
  '12345',
  'abc',
  'abcd',
  'qwer',
  'asdf',
  'love',
  'pass',
  'king',
  'test',
  '88',
  '99',
  '5555',
  '147',
  '159',
  '258',
  '369',
  '456',
  '789',
  '2580',
  '1112',
  '0123',
  '1122',
  '1212',
  '1313',
  '2020',
  '2563',
  '4321',
  '6969',
  '7777',
  '9876',
]

/** The first ten thousand; the lists are interleaved, so that no family of passwords crowds out another. */
export function makeCommonPasswords(atMost = 10_000): string[] {
  const families = [
    WALKS,
    digitRuns(),
    WORDS.flatMap((word) => [word, `${word}${word}`]),
    repeats(),
    words(FIGURES.slice(0, 8)),
    words(SIGNS),
    dates(),
    words(FIGURES.slice(8)),
  ]
  const found = new Set<string>()
  for (const family of families) {
    for (const candidate of family) {
      // Shorter ones are refused because of their length already.
      if (candidate.length >= 8 && candidate.length <= 64) found.add(candidate)
      if (found.size >= atMost) return [...found]
    }
  }
  return [...found]
}

function words(endings: readonly string[]): string[] {
  return endings.flatMap((ending) => WORDS.map((word) => `${word}${ending}`))
}

function digitRuns(): string[] {
  const runs: string[] = []
  for (let digit = 0; digit <= 9; digit++)
    for (let length = 8; length <= 12; length++) runs.push(String(digit).repeat(length))
  for (let start = 0; start <= 9; start++) {
    for (let length = 8; length <= 12; length++) {
      runs.push(
        Array.from({ length }, (_, index) => (start + index) % 10).join(''),
        Array.from({ length }, (_, index) => (start - index + 100) % 10).join(''),
      )
    }
  }
  return [
    ...runs,
    '14725836',
    '147258369',
    '1472583690',
    '12344321',
    '123454321',
    '12345654321',
    '11223344',
    '1122334455',
    '112233445566',
    '99887766',
    '123123123',
    '159753159',
    '31415926',
    '314159265',
    '25802580',
    '78945612',
    '789456123',
    '741852963',
    '963852741',
    '12301230',
  ]
}

function repeats(): string[] {
  return HALVES.flatMap((half) => [2, 3, 4].map((times) => half.repeat(times)))
}

/**
 * Birthdays as eight digits, day first and year first: the first, the middle and the month's own day of
 * likely years, Christian and Buddhist.
 */
function dates(): string[] {
  const made: string[] = []
  for (let year = 1975; year <= 2006; year++) {
    for (let month = 1; month <= 12; month++) {
      const two = String(month).padStart(2, '0')
      for (const day of ['01', '15', two]) made.push(`${day}${two}${year}`, `${day}${two}${year + 543}`)
    }
  }
  return made
}

let known: ReadonlySet<string> | undefined

/** Whether a password is common, in upper or lower case. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(makeCommonPasswords())
  return known.has(password.toLowerCase())
}
