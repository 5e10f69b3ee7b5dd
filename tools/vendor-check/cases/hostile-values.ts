/** Further from the clock than the contract allows. */
export const MAX_CLOCK_SKEW_S = 305

/** What is no amount, as it would be written in a body; some are no JSON at all. */
export const numberTexts: readonly { written: string; isJson: boolean }[] = [
  ...[
    '-1',
    '0',
    '-0',
    '0.1',
    '0.001',
    '1.005',
    '1e-9',
    '9000000000001',
    '-2147483649',
    '9007199254740992',
    '9007199254740993',
    '9007199254740994',
    '9223372036854775808',
    '18446744073709551616',
    '1e21',
    '1e308',
    '1e400',
    '1e3',
    '1.0',
    '""',
    '" 1 "',
    '"1"',
    '"1,000"',
    '"١٢"',
    '"๑๒๓"',
    '"𝟙"',
    'null',
    'true',
    '[]',
    '{}',
  ].map((written) => ({ written, isJson: true })),
  ...['NaN', 'Infinity', '01', '+1', '0x10', '1,000'].map((written) => ({ written, isJson: false })),
]
