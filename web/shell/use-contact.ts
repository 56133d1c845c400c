import { useReadContactQuery, type ContactResponse } from '../api/generated-home.ts';

/** What stands in the footer until the server has said how this company is reached. */
const PENDING: ContactResponse = {
  email: 'contact@toolyard.example',
  wechat: null,
  address: null,
  social: [],
};

export const useContact = (): ContactResponse => useReadContactQuery().currentData?.data ?? PENDING;
