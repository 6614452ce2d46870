import { elementErrors, type EdiError } from '../catalogue/edi-codes'

/** A way to say what is wrong at a place. Without an error, the words do not say it for certain. */
export interface Saying {
  /** All of them are in the text. */
  patterns: readonly RegExp[]
  error?: EdiError | undefined
  /** Whether it says that nothing is wrong, or that the value does not belong here. */
  isDenial?: boolean
}

const wrong =
  /\binvalid\b|\bwrong\b|\bbad\b|\bunknown\b|\bincorrect\b|\bnot (?:an? )?(?:valid|allowed|recogni[sz]ed|known|in)\b/i
const unexpected = /\b(?:un|not )expected\b(?! (?:\w{1,20} )?(?:segment|loop|element)\b)/i
const notInFormat =
  /\b(?:not(?: be)?|(?:must|should) be) in (?:\S{1,20} ){0,3}format\b|\bnot (?:correctly |properly )?formatted\b|\b(?:wrong|invalid|incorrect|bad|unexpected) (?:date |time )?format\b/i
/** The value is wrong, and not how or where it is sent. */
export const anotherValue = {
  meaning: 'It must have another value.',
  fix: 'Send the value that the message asks for, or one that the guide of the retailer allows.',
}
const wrongFormat = /\binvalid\b|\bwrong\b|\bincorrect\b|\bnot (?:an? )?valid\b|\bformat\b/i

/** The sayings, the most exact first. */
const sayings: readonly Saying[] = [
  {
    patterns: [
      /\b(?:is|are|was|were|looks?) (?:not (?:missing|wrong|invalid|incorrect|too (?:long|short))|ok(?:ay)?|fine|valid|correct|optional|present|accepted)\b|\bno errors?\b/i,
    ],
    isDenial: true,
  },
  { patterns: [/\bnot (?:required|needed|necessary|mandatory)\b|\boptional\b/i], isDenial: true },
  { patterns: [/\b(?:un|not )expected characters?\b/i], error: elementErrors['6'] },
  { patterns: [notInFormat, /\bdate\b/i], error: elementErrors['8'] },
  { patterns: [notInFormat], error: elementErrors['I12'] },
  {
    patterns: [
      unexpected,
      /\b(?:values?|codes?|qualifiers?|lengths?|dates?|times?|types?|quantit(?:y|ies)|got|received)\b/i,
    ],
    error: anotherValue,
  },
  {
    patterns: [
      /\b(?:must|should|do|may) not (?:be )?(?:sent|send|present|used?)\b|\bnot (?:expected|used)\b|\bunexpected\b|\bremove\b/i,
    ],
    error: { meaning: 'It is not expected here.', fix: 'Leave it out, or send it at the place in the guide.' },
    isDenial: true,
  },
  {
    patterns: [
      /\b(?:exceed(?:s|ed)?|over|above|more than) (?:the )?max(?:imum)? (?:use|usage|repeats?|occurrences?)\b|\bmax(?:imum)? (?:use|usage|repeats?|occurrences?)(?: is| was)? exceeded\b|\btoo (?:many|often)\b(?! (?:characters?|digits?)\b)/i,
    ],
    error: elementErrors['12'],
  },
  {
    patterns: [
      /\btoo long\b|\btoo many (?:characters?|digits?)\b|\bmax(?:imum)? (?:length|size)\b|\b(?:must|should) be shorter than\b|\b(?:(?:(?:must|may|should|can) ?not|can['’]t) (?:be |have |contain )?|no )?(?:(?<!\b(?:must|should) be )longer than|more than \d{1,4} (?:characters?|digits?)|exceeds? (?:the )?(?:(?:max(?:imum)? )?(?:length|size)|\d{1,4} (?:characters?|digits?)))\b/i,
    ],
    error: elementErrors['5'],
  },
  {
    patterns: [
      /\btoo short\b|\btoo few (?:characters?|digits?)\b|\bmin(?:imum)? length\b|\b(?:must|should) be longer than\b|\b(?:(?:(?:must|may|should|can) ?not|can['’]t) be )?shorter than\b/i,
    ],
    error: elementErrors['4'],
  },
  { patterns: [/\b(?:required|mandatory) (?:when|if|with)\b/i], error: elementErrors['2'] },
  {
    patterns: [/\bmissing\b|\b(?:(?:must|may|should|can) ?not|can['’]t) be (?:blank|empty|null)\b/i],
    error: elementErrors['1'],
  },
  {
    patterns: [
      /\b(?:required|mandatory)\b.{1,60}\bnot found\b(?! in (?!(?:the )?(?:document|transaction|message|file|segment|loop)\b))/i,
    ],
    error: elementErrors['1'],
  },
  {
    patterns: [
      /\bexceed(?:s|ed|ing)?\b|\bmatch(?:es)?\b|\bmismatch\b|\bdiffers?\b|\b(?:greater|higher|more|less|lower|fewer|earlier|later|older|newer) than\b|\b(?:before|after)\b/i,
    ],
  },
  {
    patterns: [/\bnot found in\b|\bnot (?:set up|on file)\b|\bdo(?:es)? not exist\b/i],
    error: {
      meaning: 'Your partner does not know its value.',
      fix: 'Send a value that the partner has on file, or ask the partner to add it.',
    },
  },
  { patterns: [/\bnot found\b/i] },
  {
    patterns: [/\brequired\b|\bmandatory\b|\bmust be (?:sent|present|used)\b|\babsent\b|\bnot (?:sent|present)\b/i],
    error: elementErrors['1'],
  },
  {
    patterns: [/\bduplicated?\b/i],
    error: { meaning: 'It was sent before.', fix: 'Send it once, or with a new number.' },
  },
  { patterns: [/\bqualifier\b/i, wrong], error: elementErrors['7'] },
  { patterns: [/\bnot in (?:the )?list\b|\bunknown\b|\bnot recogni[sz]ed\b/i], error: elementErrors['7'] },
  {
    patterns: [/\bcodes?\b/i, wrong],
    error: {
      meaning: 'Its code is not valid.',
      fix: 'Send a valid code; where the guide of the retailer lists codes, one of them.',
    },
  },
  { patterns: [/\bdate\b/i, wrongFormat], error: elementErrors['8'] },
  { patterns: [/\bcharacters?\b/i, wrong], error: elementErrors['6'] },
  { patterns: [/\bnot (?:allowed|permitted|supported|accepted)\b/i] },
  {
    patterns: [/\bmust be\b|\bshould be\b|\bexpected\b/i],
    error: anotherValue,
  },
  {
    patterns: [/\binvalid\b|\bnot valid\b|\bwrong\b|\bincorrect\b|\berror\b/i],
    error: { meaning: 'Its value is not valid.', fix: 'Send a value that the guide of the retailer allows.' },
  },
]

/** The saying of a text with a negation that no saying explains: "must not be missing". */
export const notCertain: Saying = { patterns: [] }

/** Returns what a part of a sentence says is wrong; undefined if it says nothing. */
export function sayingOf(text: string): Saying | undefined {
  const saying = sayings.find(({ patterns }) => patterns.every((pattern) => pattern.test(text)))
  if (!saying?.error) return saying
  // "We could not process your 856: missing BSN02" negates nothing behind the colon.
  const statement = text.slice(text.lastIndexOf(': ') + 1)
  const rest = saying.patterns.reduce((other, pattern) => other.replace(pattern, ' '), statement)
  return /\b(?:not|never|no|nor|neither|cannot)\b|n['’]t\b/i.test(rest) ? notCertain : saying
}
