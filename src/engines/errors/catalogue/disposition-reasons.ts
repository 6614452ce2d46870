/** The meaning of reasons in receipts of AS2, by the reason in lower case (RFC 4130, section 7.5). */
export const dispositionReasons: Readonly<Record<string, string>> = {
  'authentication-failed': 'It could not verify the signature: it has another certificate of the sender.',
  'decryption-failed': 'It could not decrypt the message, which is encrypted for another certificate or damaged.',
  'decompression-failed': 'It could not decompress the message.',
  'integrity-check-failed': 'The content of the message does not belong to its signature.',
  'insufficient-message-security': 'It asks for a signature or an encryption that the message does not have.',
  'unknown-trading-partner': 'It does not know the sender or the recipient (`AS2-From`, `AS2-To`).',
  'unknown-trading-relationship': 'It has no agreement of this sender with this recipient.',
  'duplicate-document': 'It has received the same message before: the first one counts.',
  'unsupported format': 'It does not support the format of the message.',
  'unsupported mic-algorithms': 'It does not support the algorithm of the checksum that the message asks for.',
  'sender-equals-receiver': 'The sender and the recipient are the same.',
}
