/** What a name or an e-mail is found and ordered by: neither case nor the way an accent is written matters. */
export const nameKey = (text: string): string => text.toLowerCase().normalize('NFC');
