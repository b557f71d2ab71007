/** The tests' servers know the sandbox bank by it. */
export const bankSecret = 'a-key-of-the-test-bank-0123456789abcdef';
export const bankMerchant = 'warmlight-test';
