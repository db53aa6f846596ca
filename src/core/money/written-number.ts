/** What tells "1.299" the thousand from "1.299" with three decimals. */
export interface NumberHabits {
  /** The decimal sign of the shop's locale, "." or ",". */
  readonly decimalSign: string;
  /** Digits behind the decimal sign in the currency of the price. */
  readonly minorDigits: number;
}

const GROUPS_OF_THREE = /^\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*$/;
const INDIAN_GROUPS = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

/**
 * The thousandths of a number as people write it: "1,299.00", "1 299,00", "1'299", "1,09,999", ".5".
 * Undefined where the groups make no sense, where one sign could mean either thousands or decimals, or where more than
 * thousandths would be lost. The answer can be larger than a safe integer.
 */
export function toThousandths(text: string, habits: NumberHabits): number | undefined {
  const number = text.trim().replace(/[.,]$/, "");
  const decimalAt = decimalPosition(number, habits);
  const isCut = number !== text.trim();
  if (!isCut && isAmbiguous(number, decimalAt, habits)) return undefined;
  const end = isCut && looksGrouped(number, decimalAt) ? number.length : decimalAt;
  const whole = number.slice(0, end);
  const fraction = number.slice(end + 1);
  if (!isWhole(whole) || !/^\d*$/.test(fraction) || whole + fraction === "") return undefined;
  if (/[1-9]/.test(fraction.slice(3))) return undefined;
  const units = Number(whole.replace(/\D/g, ""));
  return units * 1000 + Number(fraction.slice(0, 3).padEnd(3, "0"));
}

/** Where the decimal sign stands; the text's length when it has none. */
function decimalPosition(number: string, habits: NumberHabits): number {
  const at = Math.max(number.lastIndexOf("."), number.lastIndexOf(","));
  const sign = number.charAt(at);
  const isRepeated = number.indexOf(sign) !== at;
  if (at === -1 || isRepeated) return number.length;
  return looksGrouped(number, at) && sign !== habits.decimalSign ? number.length : at;
}

/** One sign with up to three digits before it and exactly three behind it. */
function looksGrouped(number: string, at: number): boolean {
  return /^[1-9]\d{0,2}$/.test(number.slice(0, at)) && number.length - at === 4;
}

/**
 * "$19.999" in a shop that writes thousands as "$19,999" is ambiguous, because dollars have no thousandths either. A dinar
 * has three decimals, so there it is clear.
 */
function isAmbiguous(number: string, decimalAt: number, habits: NumberHabits): boolean {
  return looksGrouped(number, decimalAt) && habits.minorDigits < 3;
}

function isWhole(text: string): boolean {
  return /^\d*$/.test(text) || GROUPS_OF_THREE.test(text) || INDIAN_GROUPS.test(text);
}
