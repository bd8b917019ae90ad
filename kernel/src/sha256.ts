import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256, synchronous and the same in a browser and on a server: text goes in as UTF-8, hexadecimal digits come out. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));
