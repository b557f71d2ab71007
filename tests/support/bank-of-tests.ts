/** The sandbox bank as the tests' servers are known to it. */
export const bankSecret = 'a-key-of-the-test-bank-0123456789abcdef';
export const bankMerchant = 'warmlight-test';
