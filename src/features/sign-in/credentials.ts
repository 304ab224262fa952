export * from '../../auth/credentials';
